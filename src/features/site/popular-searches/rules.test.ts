import { expect, test } from 'vitest'
import { chosenSearches, firstCountedWeek, maxFound, maxPopular, weekOf } from './rules.ts'

test.each([
  ['2026-11-29T19:59:00Z', '2026-11-23'],
  ['2026-11-29T20:00:00Z', '2026-11-30'],
  ['2026-11-30T00:00:00Z', '2026-11-30'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('A week begins on Monday in Dubai: %s', (now, week) => {
  expect(weekOf(new Date(now))).toBe(week)
})

test('Five weeks are counted, with the present one', () => {
  expect(firstCountedWeek(new Date('2026-11-25T10:00:00Z'))).toBe('2026-10-26')
})

const searches = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: { en: name, ar: name },
    url: `/properties?keyword=${name}-${at}`,
  }))

test('Few of the searches that were found stand before those of the operators', () => {
  const chosen = chosenSearches(searches('found', 9), searches('ours', 9))
  expect(chosen).toHaveLength(maxPopular)
  expect(chosen.map(({ label }) => label.en)).toEqual([
    ...Array(maxFound).fill('found'),
    ...Array(maxPopular - maxFound).fill('ours'),
  ])
})

test('A search that the operators name as well is named once, as it was found', () => {
  const label = { en: 'Found', ar: 'وجدناه' }
  const found = [{ label, url: '/properties?locations=10&purpose=sale' }]
  const ours = [
    { label: { en: 'Ours', ar: 'لنا' }, url: '/properties?purpose=sale&locations=10' },
    { label: { en: 'Rent', ar: 'إيجار' }, url: '/properties?purpose=rent&locations=10' },
  ]
  expect(chosenSearches(found, ours).map((one) => one.label.en)).toEqual(['Found', 'Rent'])
})
