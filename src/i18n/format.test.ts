import { describe, expect, it, test } from 'vitest'
import {
  formatAge,
  formatArea,
  formatCompact,
  formatDay,
  formatMoney,
  formatPhone,
} from './format.ts'
import { formatList } from './format-list.ts'
import { formatDuration, formatMoment } from './format-members.ts'

describe('What is counted and dated, as readers in the Emirates write it', () => {
  it('has days with the month as a word, by the clock of Dubai', () => {
    expect(formatDay('2026-10-01T21:00:00Z', 'en')).toBe('2 Oct 2026')
    expect(formatDay('2026-10-01T21:00:00Z', 'ar')).toBe('2 أكتوبر 2026')
  })

  it('has moments as a day and the time of day', () => {
    expect(formatMoment(new Date('2026-10-01T21:05:00Z'), 'en')).toBe('2 Oct 2026, 1:05 AM')
    expect(formatMoment(new Date('2026-10-01T21:05:00Z'), 'ar')).toBe('2 أكتوبر 2026، 1:05 ص')
  })

  it('has Latin digits and the dirham after the number in Arabic', () => {
    expect(formatMoney(1_234_567, 'en')).toBe('AED 1,234,567')
    expect(formatMoney(1_234_567, 'ar')).toBe('1,234,567 درهمًا')
  })

  it.each([
    [1, '1 درهم'],
    [5, '5 دراهم'],
    [12, '12 درهمًا'],
    [12.5, '12.5 درهم'],
    [100, '100 درهم'],
    [1_003, '1,003 دراهم'],
    [75_012, '75,012 درهمًا'],
  ])('counts %d dirhams as Arabic does', (amount, said) => {
    expect(formatMoney(amount, 'ar')).toBe(said)
  })

  it('has short amounts', () => {
    expect(formatCompact(2_000_000, 'en')).toBe('2M')
    expect(formatCompact(1_250_000, 'ar')).toBe('1.25\u00a0مليون')
    expect(formatCompact(85_000, 'ar')).toBe('85\u00a0ألف')
    expect(formatCompact(75_012, 'ar')).toBe('75.01\u00a0ألف')
  })

  it('has areas in the unit that was chosen', () => {
    expect(formatArea(100, 'sqm', 'ar')).toBe('100 م²')
    expect(formatArea(100, 'sqft', 'ar')).toBe('1,076 قدم²')
    expect(formatArea(100, 'sqft', 'en')).toBe('1,076 sqft')
  })

  it('has ages in whole days, months and years', () => {
    const now = new Date('2026-10-20T00:00:00Z')
    expect(formatAge('2026-10-20T00:00:00Z', now, 'ar')).toBe('اليوم')
    expect(formatAge('2026-10-17T00:00:00Z', now, 'ar')).toBe('قبل 3 أيام')
    expect(formatAge('2026-10-09T00:00:00Z', now, 'ar')).toBe('قبل 11 يومًا')
    expect(formatAge('2026-08-01T00:00:00Z', now, 'en')).toBe('2 months ago')
    expect(formatAge('2026-10-19', now, 'en')).toBe('yesterday')
  })

  it('has the day of Dubai, where a day begins four hours early', () => {
    const now = new Date('2026-10-20T20:30:00Z')
    expect(formatAge('2026-10-20T19:30:00Z', now, 'en')).toBe('yesterday')
    expect(formatAge('2026-10-20T20:10:00Z', now, 'en')).toBe('today')
  })

  it('has names in a row, in Arabic each after its "and"', () => {
    expect(formatList(['Arabic', 'English', 'Urdu'], 'en')).toBe('Arabic, English, Urdu')
    const names = ['العربية', 'الإنجليزية', 'الأردية']
    expect(formatList(names, 'ar')).toBe('العربية والإنجليزية والأردية')
    expect(formatList(names.slice(1), 'ar')).toBe('الإنجليزية والأردية')
  })

  it('has phone numbers in the groups people read aloud', () => {
    expect(formatPhone('+971501234567')).toBe('+971 50 123 4567')
    expect(formatPhone('+97144000000')).toBe('+971 4 400 0000')
  })
})

describe('A duration', () => {
  test.each([
    [1, 'hour', '1 hour', 'ساعة'],
    [2, 'hour', '2 hours', 'ساعتين'],
    [24, 'hour', '24 hours', '24 ساعة'],
    [7, 'day', '7 days', '7 أيام'],
    [30, 'day', '30 days', '30 يومًا'],
    [100, 'day', '100 days', '100 يوم'],
    [5, 'minute', '5 minutes', '5 دقائق'],
    [30, 'second', '30 seconds', '30 ثانية'],
    [25, 'year', '25 years', '25 سنة'],
  ] as const)('of %d %s has the form that its number asks for', (count, unit, english, arabic) => {
    expect(formatDuration(count, unit, 'en')).toBe(english)
    expect(formatDuration(count, unit, 'ar')).toBe(arabic)
  })
})
