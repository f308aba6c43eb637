import { expect, it } from 'vitest'
import { listPriceChanges } from './price-changes.ts'

it('The price history begins with the first price and says each change from the one before', () => {
  const history = [
    { at: '2026-01-01T00:00:00Z', price: 1_600_000 },
    { at: '2026-02-01T00:00:00Z', price: 1_520_000 },
    { at: '2026-03-01T00:00:00Z', price: 1_550_400 },
  ]
  expect(listPriceChanges(history).map(({ price, percent }) => [price, percent])).toEqual([
    [1_550_400, 2],
    [1_520_000, -5],
    [1_600_000, null],
  ])
})
