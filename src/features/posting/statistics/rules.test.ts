import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actions } from '#features/listing/interactions/contract.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { counters, periods } from './contract.ts'
import { changeOf, conversionOf, daysBefore, periodsOf, windowOf } from './rules.ts'

const today = '2026-08-16'

const tally = fc.record({
  day: fc.integer({ min: 0, max: 179 }).map((count) => daysBefore(today, count)),
  action: fc.constantFrom(...actions),
  count: fc.integer({ min: 1, max: 10_000 }),
})

test('the days of a period add up to its totals, and nothing is lost between two periods', () => {
  fc.assert(
    fc.property(fc.array(tally), fc.constantFrom(...periods), (tallies, days) => {
      const period = { today, days }
      const { totals, previous, daily, dailyBefore } = periodsOf(tallies, period)
      const { from } = windowOf(period)
      const inside = tallies.filter(({ day }) => day >= from)
      const sum = (counted: Record<string, unknown>) =>
        counters.reduce((all, counter) => all + Number(counted[counter]), 0)
      expect([daily.length, dailyBefore.length]).toEqual([days, days])
      for (const counter of counters) {
        expect(daily.reduce((all, day) => all + day[counter], 0)).toBe(totals[counter])
        expect(dailyBefore.reduce((all, day) => all + day[counter], 0)).toBe(previous[counter])
      }
      expect(sum(totals) + sum(previous)).toBe(inside.reduce((all, { count }) => all + count, 0))
    }),
  )
})

test.each([
  ['2026-08-15T19:59:59Z', '2026-08-15'],
  ['2026-08-15T20:00:00Z', '2026-08-16'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('%s is %s in Dubai, the last day of the period', (instant, day) => {
  const last = dayInDubai(new Date(instant))
  const { daily } = periodsOf([{ day, action: 'share', count: 2 }], { today: last, days: 30 })
  expect(daily.at(-1)).toMatchObject({ date: day, sharings: 2, views: 0 })
  expect(daily[0]?.date).toBe(daysBefore(day, 29))
})

test('nobody who was not seen has a share of contacts', () => {
  expect(conversionOf(3, 0)).toBeNull()
  expect(conversionOf(0, 3)).toBe(0)
  expect(conversionOf(1, 3)).toBe(0.3333)
})

test('a number is compared with the one before without dividing by nothing', () => {
  expect(changeOf(0, 0)).toEqual({ kind: 'none' })
  expect(changeOf(4, 4)).toEqual({ kind: 'same' })
  expect(changeOf(4, 0)).toEqual({ kind: 'first' })
  expect(changeOf(0, 4)).toEqual({ kind: 'fewer', share: 1 })
  expect(changeOf(6, 4)).toEqual({ kind: 'more', share: 0.5 })
})
