import { describe, expect, test } from 'vitest'
import { CallFailure } from '#platform/call.ts'
import { isWorthRetrying, retryDelayMs } from './retries.ts'

const failure = (status: number, retryAfterMs?: number) =>
  new CallFailure(status, [], { retryAfterMs })

describe('A call that failed', () => {
  test.each([0, 500, 502, 503])('is sent three times more after status %i', (status) => {
    const tries = [0, 1, 2, 3].map((count) => isWorthRetrying(count, failure(status)))
    expect(tries).toEqual([true, true, true, false])
  })

  test.each([400, 401, 403, 404, 409, 422, 429])('is not sent again after %i', (status) => {
    expect(isWorthRetrying(0, failure(status))).toBe(false)
  })

  test('is sent again after waits that grow', () => {
    expect([0, 1, 2].map((count) => retryDelayMs(count, failure(503), 0))).toEqual([
      1_000, 2_000, 4_000,
    ])
  })

  test('waits as long as the server asks, and no shorter than otherwise', () => {
    expect(retryDelayMs(0, failure(503, 7_000), 0)).toBe(7_000)
    expect(retryDelayMs(2, failure(503, 1_000), 0)).toBe(4_000)
  })

  test('is sent again at other moments than those of other readers', () => {
    expect(retryDelayMs(0, failure(503, 2_000), 1)).toBe(2_500)
    const waits = Array.from({ length: 20 }, () => retryDelayMs(1, failure(503)))
    expect(new Set(waits).size).toBeGreaterThan(1)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000)
  })

  test('is not sent again where the server asks for a longer pause than a reader would wait', () => {
    expect(isWorthRetrying(0, failure(503, 30_000))).toBe(true)
    expect(isWorthRetrying(0, failure(503, 31_000))).toBe(false)
  })
})
