import { expect, test } from 'vitest'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { buildGazetteer, type Place } from '#features/reference/places/rules.ts'
import type { Area } from './contract.ts'
import {
  candidatesOf,
  maxAdsPerRequest,
  maxCommunities,
  noMedians,
  placesToKeep,
  shownAreas,
} from './rules.ts'

const place = (id: number, parentId: number | null): Place => ({
  id,
  slug: `place-${id}`,
  parentId,
  kind: parentId === null ? 'emirate' : 'community',
  name: { en: `Place ${id}`, ar: `مكان ${id}` },
  aliases: [],
  lat: null,
  lng: null,
  lft: id * 10,
  rgt: id * 10 + 5,
})

const communities = Array.from({ length: 2 * maxCommunities + 3 }, (_, at) => at + 10)
const gazetteer = buildGazetteer([
  place(1, null),
  place(2, null),
  ...communities.map((id) => place(id, 1 + (id % 2))),
])
const idsWith = (counts: [id: number, ads: number][]) =>
  candidatesOf({
    gazetteer,
    counts: new Map(counts.map(([id, ads]) => [id, { sale: ads - 1, rent: 1 }])),
  }).map(({ id }) => id)

test('All emirates are areas, with ads or without', () => {
  expect(idsWith([])).toEqual([1, 2])
})

test('Communities are areas from eight ads on, those with most ads first', () => {
  const few = minMedianAds - 1
  expect(
    idsWith([
      [10, minMedianAds],
      [11, few],
      [12, 90],
    ]),
  ).toEqual([1, 2, 12, 10])
})

test('Prices are read of twice as many communities as are shown', () => {
  const ids = idsWith(communities.map((id) => [id, id]))
  expect(ids.slice(2)).toEqual(communities.toReversed().slice(0, 2 * maxCommunities))
})

const area = (id: number, level: Area['level'], salePricePerSqm: number | null): Area => ({
  id,
  slug: `place-${id}`,
  level,
  name: { en: `Place ${id}`, ar: `مكان ${id}` },
  path: [],
  counts: { sale: 9, rent: 9 },
  medians: {
    ...noMedians,
    sale: {
      price: null,
      pricePerSqm: salePricePerSqm === null ? null : { amount: salePricePerSqm, ads: 9 },
    },
  },
  commonType: null,
})

test('Communities with a median are shown before others, and not more than two rows', () => {
  const shown = shownAreas([
    area(1, 'emirate', null),
    area(2, 'emirate', 9_000),
    ...communities.map((id) => area(id, 'community', id % 3 === 0 ? 9_000 : null)),
  ]).map(({ id }) => id)
  const withMedian = communities.filter((id) => id % 3 === 0)
  const others = communities.filter((id) => id % 3 !== 0)
  expect(shown).toEqual([1, 2, ...[...withMedian, ...others].slice(0, maxCommunities)])
})

test('The figures of locations with too many ads for a request are kept', () => {
  const tower = { ...place(99, 10), kind: 'sub-community' as const }
  const deep = buildGazetteer([place(1, null), place(10, 1), tower])
  const kept = (ads: number) =>
    placesToKeep({
      gazetteer: deep,
      counts: new Map([1, 10, 99].map((id) => [id, { sale: ads - 1, rent: 1 }])),
    }).map(({ id }) => id)
  expect(kept(maxAdsPerRequest)).toEqual([1, 10])
  expect(kept(maxAdsPerRequest + 1)).toEqual([1, 10, 99])
})
