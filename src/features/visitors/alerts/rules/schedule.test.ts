import { expect, test } from 'vitest'
import { dueTimes } from './schedule.ts'

const due = (now: string) => {
  const { instant, daily, weekly } = dueTimes(new Date(now))
  return [instant, daily, weekly].map((time) => time.toISOString())
}

test.each([
  // Thursday, 11:59 in Dubai.
  ['2026-11-26T07:59:00Z', '2026-11-26T07:59:10.000Z', '2026-11-27T04:00:00.000Z'],
  // Friday, one minute past midnight in Dubai.
  ['2026-11-26T20:01:00Z', '2026-11-26T20:01:10.000Z', '2026-11-27T04:00:00.000Z'],
])('At %s an instant alert is due at %s, a daily one at %s', (now, instant, daily) => {
  expect(due(now)).toEqual([instant, daily, '2026-11-30T04:00:00.000Z'])
})

test('On a Monday weekly alerts are due until eight, and then a week later', () => {
  expect(due('2026-11-30T03:59:59Z').slice(1)).toEqual([
    '2026-11-30T04:00:00.000Z',
    '2026-11-30T04:00:00.000Z',
  ])
  expect(due('2026-11-30T04:00:00Z').slice(1)).toEqual([
    '2026-12-01T04:00:00.000Z',
    '2026-12-07T04:00:00.000Z',
  ])
})
