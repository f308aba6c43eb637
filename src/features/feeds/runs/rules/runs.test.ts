import { expect, test } from 'vitest'
import { countAttempt, remarkOnPictures } from './runs.ts'

const running = { state: 'running', workedBy: 'first' } as const

test('Only processes that began a batch and neither finished it nor gave it up count as dead', () => {
  const attemptsOf = (attempts: number, processId: string) =>
    countAttempt({ ...running, attempts }, processId)
  expect(countAttempt({ state: 'queued', attempts: 2, workedBy: 'first' }, 'second')).toBe(1)
  expect([attemptsOf(0, 'second'), attemptsOf(1, 'second')]).toEqual([1, 2])
  expect(attemptsOf(2, 'second')).toBeUndefined()
  expect([attemptsOf(2, 'first'), attemptsOf(0, 'first')]).toEqual([2, 1])
})

test('A remark on pictures counts all of them and names as many as there is room for', () => {
  const long = (letter: string) => `https://crm.example/${letter.repeat(600)}`
  const short = 'https://crm.example/1.jpg'
  const { values, addresses } = remarkOnPictures('pictures_refused', [long('a'), long('b'), short])
  expect(values).toEqual({ count: 3 })
  expect(addresses).toEqual([long('a'), short])
})
