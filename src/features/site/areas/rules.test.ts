import { expect, test } from 'vitest'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { buildGazetteer, type Place } from '#features/reference/places/rules.ts'
import { areasOf, maxCommunities } from './rules.ts'

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

const communities = Array.from({ length: maxCommunities + 3 }, (_, at) => at + 10)
const gazetteer = buildGazetteer([
  place(1, null),
  place(2, null),
  ...communities.map((id) => place(id, 1 + (id % 2))),
])
const idsWith = (counts: [id: number, ads: number][]) =>
  areasOf({
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

test('Not more communities than two rows are areas', () => {
  const ids = idsWith(communities.map((id) => [id, id]))
  expect(ids.slice(2)).toEqual(communities.toReversed().slice(0, maxCommunities))
})
