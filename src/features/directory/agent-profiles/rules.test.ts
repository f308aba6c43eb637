import { describe, expect, test } from 'vitest'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { buildGazetteer, type Place, type PlaceKind } from '#features/reference/places/rules.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { maxAreas } from './contract.ts'
import { type FigureRow, figuresOf } from './rules.ts'

const place = (id: number, parentId: number | null, kind: PlaceKind): Place => ({
  id,
  slug: `place-${id}`,
  parentId,
  kind,
  name: { en: `Place ${id}`, ar: `مكان ${id}` },
  aliases: [],
  lat: null,
  lng: null,
  lft: id * 10,
  rgt: id * 10 + 5,
})

const communities = Array.from({ length: maxAreas + 3 }, (_, at) => place(100 + at, 1, 'community'))
const gazetteer = buildGazetteer([
  place(1, null, 'emirate'),
  place(2, 1, 'community'),
  place(3, 2, 'sub-community'),
  place(4, 3, 'building'),
  ...communities,
])
const types = [1, 2].map((id) => ({ id, slug: `type-${id}`, name: { en: '', ar: '' } }))
const catalogue = { propertyTypes: types } as unknown as Catalogue

const [sale, rent] = [0, 1]
const row = (purpose: number, changes: Partial<FigureRow>): FigureRow => ({
  purpose,
  loc: null,
  type: null,
  count: 1,
  compared: 0,
  price: null,
  measured: 0,
  pricePerSqm: null,
  ...changes,
})

const figures = (...rows: FigureRow[]) => figuresOf(rows, { gazetteer, catalogue })

describe('The figures of a profile', () => {
  test('are zero where there is no ad', () => {
    expect(figures()).toEqual({
      sale: { count: 0, medianPrice: null, medianPricePerSqm: null },
      rent: { count: 0, medianPrice: null },
      propertyTypes: [],
      areas: [],
    })
  })

  test('have medians in dirhams, none of fewer than eight ads', () => {
    const all = { count: 9, price: 190_000_050, pricePerSqm: 1_234_549, measured: minMedianAds }
    const { sale: sold, rent: rented } = figures(
      row(sale, { ...all, compared: minMedianAds }),
      row(rent, { ...all, compared: minMedianAds - 1 }),
    )
    expect(sold).toEqual({ count: 9, medianPrice: 1_900_001, medianPricePerSqm: 12_345 })
    expect(rented).toEqual({ count: 9, medianPrice: null })
  })

  test('count types of both purposes together, in the order of the catalogue', () => {
    const { propertyTypes } = figures(
      row(rent, { type: 2, count: 4 }),
      row(sale, { type: 2, count: 1 }),
      row(sale, { type: 1, count: 2 }),
    )
    expect(propertyTypes.map(({ id, count }) => [id, count])).toEqual([
      [1, 2],
      [2, 5],
    ])
  })

  test('count a building for its community, and an ad without one for the emirate', () => {
    const { areas } = figures(
      row(sale, { loc: 40, count: 2 }),
      row(rent, { loc: 30, count: 1 }),
      row(rent, { loc: 20, count: 1 }),
      row(sale, { loc: 10, count: 9 }),
    )
    expect(areas.map(({ id, sale: sold, rent: rented }) => [id, sold, rented])).toEqual([
      [1, 11, 2],
      [2, 2, 2],
    ])
    expect(areas[1]!.path.map(({ id }) => id)).toEqual([1, 2])
  })

  test('name the areas with most ads', () => {
    const rows = communities.map(({ lft }, at) => row(sale, { loc: lft, count: at + 1 }))
    const { areas } = figures(...rows)
    expect(areas).toHaveLength(maxAreas)
    expect(areas[0]).toMatchObject({ id: communities.at(-1)!.id, sale: communities.length })
  })
})
