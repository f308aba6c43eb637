import { describe, expect, test } from 'vitest'
import { delayBefore } from './paced.ts'

const pace = { quietMs: 60, max: 20, windowMs: 10_000 }

/** The times at which calls are sent while a key is pressed every `gapMs`. */
function typeFor(durationMs: number, gapMs: number): number[] {
  const sent: number[] = []
  for (let key = 0; key < durationMs; key += gapMs) {
    const at = key + delayBefore(sent, key, pace)
    if (at < key + gapMs) sent.push(at)
  }
  return sent
}

const mostInWindow = (sent: readonly number[]) =>
  Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + 10_000).length))

describe('The pace of calls while somebody types', () => {
  test('is the short pause at first, and after a rest', () => {
    expect(delayBefore([], 5_000, pace)).toBe(60)
    const burst = Array.from({ length: 20 }, (_, at) => at * 100)
    expect(delayBefore(burst, 2_000, pace)).toBeGreaterThan(60)
    expect(delayBefore(burst, 20_000, pace)).toBe(60)
  })

  test.each([70, 90, 130, 250, 700])(
    'never exceeds its limit with a key every %d ms, and never stops',
    (gapMs) => {
      const sent = typeFor(60_000, gapMs)
      expect(mostInWindow(sent)).toBeLessThanOrEqual(pace.max)
      expect(sent.at(-1)).toBeGreaterThan(55_000)
    },
  )
})
