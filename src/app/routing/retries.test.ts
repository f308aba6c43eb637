import { expect, test } from 'vitest'
import { CallFailure } from '#platform/call.ts'
import { isWorthRetrying } from './retries.ts'

const countRetries = (error: Error) => {
  let count = 0
  while (isWorthRetrying(count, error)) count += 1
  return count
}

test.each([
  ['a refusal', new CallFailure(404, []), 0],
  ['no answer', new CallFailure(0, []), 3],
  ['an internal error', new CallFailure(500, []), 3],
  ['a busy server', new CallFailure(503, []), 5],
  ['a fault of the browser', new TypeError('no'), 3],
])('a call that failed by %s is made again as often as may help', (_name, error, retries) => {
  expect(countRetries(error)).toBe(retries)
})
