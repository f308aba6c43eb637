import { describe, expect, it } from 'vitest'
import type { Favorite } from '../contract.ts'
import { priceChangeOf, sortFavorites, sortIn, sorts } from './order.ts'

const saved = (id: number, { price, before, day, gone = false }: Given) =>
  ({
    property: { id, totalPrice: gone ? null : price },
    addedAt: `2026-03-0${day}T08:00:00.000Z`,
    note: null,
    priceAtAdding: before,
    gone,
  }) as unknown as Favorite

type Given = { price: number; before: number; day: number; gone?: boolean }

const list = [
  saved(1, { price: 900, before: 1_000, day: 3 }),
  saved(2, { price: 500, before: 500, day: 2 }),
  saved(3, { price: 0, before: 100, day: 4, gone: true }),
  saved(4, { price: 2_000, before: 2_500, day: 1 }),
  saved(5, { price: 700, before: 600, day: 5 }),
]

const orderOf = (sort: (typeof sorts)[number]) =>
  sortFavorites(list, sort).map(({ property }) => property.id)

describe('Favourites', () => {
  it('are in the order of the days on which they were saved, also those that are gone', () => {
    expect(orderOf('newest')).toEqual([5, 3, 1, 2, 4])
    expect(orderOf('oldest')).toEqual([4, 2, 1, 3, 5])
  })

  it('are in the order of their prices now, and gone ones come last', () => {
    expect(orderOf('price_asc')).toEqual([2, 5, 1, 4, 3])
    expect(orderOf('price_desc')).toEqual([4, 1, 5, 2, 3])
  })

  it('begin with the largest drop of price', () => {
    expect(orderOf('drop')).toEqual([4, 1, 2, 5, 3])
  })

  it('say what has become of their price', () => {
    expect(list.map(priceChangeOf)).toEqual([-100, 0, 0, -500, 100])
  })

  it('are never changed by sorting, and have a sort for any address', () => {
    for (const sort of sorts) expect(new Set(orderOf(sort))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(list.map(({ property }) => property.id)).toEqual([1, 2, 3, 4, 5])
    expect(['drop', 'DROP', '', undefined, 'toString'].map(sortIn)).toEqual([
      'drop',
      'newest',
      'newest',
      'newest',
      'newest',
    ])
  })
})
