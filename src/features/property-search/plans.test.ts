import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readCatalogue } from '#features/catalogue/jobs.ts'
import { priceEdges } from '#features/facets/rules.ts'
import { readGazetteer } from '#features/gazetteer/jobs.ts'
import { seedLookups } from '#features/seeding/jobs.ts'
import { readQuery } from '#platform/endpoint/codec.ts'
import { freshDatabase } from '#test/database.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { PropertySearch, sorts } from './contract.ts'
import { countCells, countPrices, findIds } from './queries.ts'
import { filterOf } from './rules.ts'

const db = await freshDatabase()
await seedLookups(db, 'db/seed')
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
await fillSearch(
  db,
  40_000,
  gazetteer.places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

const asked = (query: string) => {
  const search = z.parse(PropertySearch, readQuery(query))
  return { search, filter: filterOf(search, { gazetteer, catalogue, now: new Date() }).filter }
}

const plans = (query: string) => {
  const { search, filter } = asked(query)
  return plansOf(db, 'property_search', (kysely) => findIds(kysely, filter, search))
}

const marina = gazetteer.bySlug('dubai/dubai-marina')!.id
const dubai = gazetteer.bySlug('dubai')!.id

describe('the plan of a search', () => {
  it.each([
    ['a place', `locations=${marina}&purpose=sale`, 'place'],
    ['a place, sale or rent', `locations=${marina}`, 'place'],
    ['several places', `locations=${marina},${marina + 1},${marina + 2}&purpose=rent`, 'place'],
    ['a kind of home', 'purpose=sale&property_type=villa&rooms=3&price_max=100000', 'kind'],
    ['a kind of home, sale or rent', 'property_type=villa&rooms=3&price_max=100000', 'kind'],
    ['a part of the map', 'bbox=54.5,24.5,54.6,24.6', 'map'],
    ['what is near', 'near=25,55&radius=3000&sort=distance', 'map'],
    ['an agency', 'agency=13', 'agency'],
    ['an agent', 'agent=13', 'agent'],
  ])('%s reads one index and no table', async (_, query, index) => {
    expect(await plans(query)).toEqual([`Index Only Scan by property_search_${index}`])
  })

  it.each(sorts.filter((sort) => sort !== 'distance'))(
    'more than 5,000 matches are walked in the order %s',
    async (sort) => {
      const index = sort.replace(/_(asc|desc)$/, '').replace('price_per_area', 'price_per_area')
      const [, walk, ...more] = await plans(`sort=${sort}&ready=ready`)
      expect([walk, more]).toEqual([`Index Only Scan by property_search_${index}`, []])
    },
  )

  it('the cube and the prices of a place read one index and no table', async () => {
    const { filter } = asked(`locations=${marina}&purpose=sale`)
    const starts = gazetteer.childrenOf(marina).map(({ lft }) => lft)
    const scans = await plansOf(db, 'property_search', async (kysely) => {
      await countCells(kysely, { ...filter, purpose: undefined }, starts)
      await countPrices(kysely, filter, priceEdges)
    })
    expect(scans).toEqual(Array(2).fill('Index Only Scan by property_search_place'))
  })

  it('broad totals and cubes never visit more than one copy of the rows', async () => {
    const { filter } = asked(`locations=${dubai}`)
    const scans = await plansOf(db, 'property_search', (kysely) => countCells(kysely, filter, []))
    expect(scans).toHaveLength(1)
  })
})
