import { expect, test } from 'vitest'
import { eachInTurn } from './worker.ts'

test('A sweep that fails is told of and keeps none of the others from their turn', async () => {
  const done: string[] = []
  const failure = new Error('statement timeout')
  const told: unknown[] = []
  const tasks = [
    async () => done.push('accounts'),
    async () => Promise.reject(failure),
    async () => done.push('reminders'),
  ]
  await eachInTurn(tasks, (error) => void told.push(error))
  expect([done, told]).toEqual([['accounts', 'reminders'], [failure]])
})
