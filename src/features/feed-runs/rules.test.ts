import { expect, test } from 'vitest'
import { attemptsWith } from './rules.ts'

const running = { state: 'running', workedBy: 'first' } as const

test('Only processes that began a batch and neither finished it nor gave it up count as dead', () => {
  const attemptsOf = (attempts: number, processId: string) =>
    attemptsWith({ ...running, attempts }, processId)
  expect(attemptsWith({ state: 'queued', attempts: 2, workedBy: 'first' }, 'second')).toBe(1)
  expect([attemptsOf(0, 'second'), attemptsOf(1, 'second')]).toEqual([1, 2])
  expect(attemptsOf(2, 'second')).toBeUndefined()
  expect([attemptsOf(2, 'first'), attemptsOf(0, 'first')]).toEqual([2, 1])
})
