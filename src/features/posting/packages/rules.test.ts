import { expect, test } from 'vitest'
import { lastDayOf } from './rules.ts'

test.each([
  ['2026-11-20', 1, 'month', '2026-12-20'],
  ['2026-01-31', 1, 'month', '2026-02-28'],
  ['2028-01-31', 1, 'month', '2028-02-29'],
  ['2026-10-31', 6, 'month', '2027-04-30'],
  ['2026-12-31', 2, 'month', '2027-02-28'],
  ['2028-02-29', 1, 'year', '2029-02-28'],
  ['2026-11-20', 2, 'year', '2028-11-20'],
] as const)('from %s on, %i %s last until %s', (start, duration, durationUnit, end) => {
  expect(lastDayOf(start, { duration, durationUnit })).toBe(end)
})
