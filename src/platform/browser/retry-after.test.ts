import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-05-05T10:00:00Z')

test.each([
  ['2', 2_000],
  ['0', 0],
  ['Tue, 05 May 2026 10:00:30 GMT', 30_000],
  ['Tue, 05 May 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is %s ms from now', (header, expected) => {
  expect(readRetryAfter(header, now)).toBe(expected)
})
