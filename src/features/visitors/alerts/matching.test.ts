import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PropertySearch } from '#features/search/query/contract/property-search.ts'
import { findIds } from '#features/search/query/queries/search.ts'
import { filterOf } from '#features/search/query/rules/search.ts'
import { anyFilters, fewOf } from '#test/any-search.ts'
import { searchFixtures } from '#test/search-fixtures.ts'
import { listIds } from '#test/visitors/search-ids.ts'
import { keysOfChange } from './actions/matching.ts'
import { findFitting } from './queries/fitting.ts'
import type { Change } from './queries/matching.ts'
import { storedFilterOf } from './rules/stored-filters.ts'

const { db, gazetteer, catalogue, accounts, ads, now } = await searchFixtures(60, 11)
const context = { gazetteer, catalogue, now }

const near = fc.tuple(fc.constantFrom('25.07,55.14', '24.4,54.5'), fc.integer({ min: 1, max: 90 }))

/** Every filter that there is, and a circle. */
const anySearch = fc
  .tuple(
    fewOf(anyFilters({ ads, gazetteer, accounts }), 6),
    fc.option(near, { nil: undefined, freq: 3 }),
  )
  .map(([filters, circle]) => ({
    ...filters,
    ...(circle && { near: circle[0], radius: String(circle[1] * 1_000) }),
  }))
  .map((query) => z.safeParse(PropertySearch, query).data)
  .filter((search) => search !== undefined)

async function addOwner(): Promise<string> {
  const id = randomUUID()
  await db.pool.query(
    `insert into search_owners (id, visitor_hash, language, used_at)
    values ($1, sha256($1::uuid::text::bytea), 'en', now())`,
    [id],
  )
  return id
}

const owner = await addOwner()

async function save(search: PropertySearch): Promise<string> {
  const id = randomUUID()
  const { filter } = filterOf(search, context)
  const { keys, operands } = storedFilterOf({ search, filter, gazetteer })
  await db.pool.query(
    `with saved as (
      insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
      values ($1, $2, 'any', '{}', 'off', now(), now())
      returning id)
    insert into search_filters select id, $3, $4 from saved`,
    [id, owner, keys, JSON.stringify(operands)],
  )
  return id
}

/** The ads that a search finds. */
const found = async (search: PropertySearch) => {
  const page = { sort: 'newest' as const, page: 1, limit: 100 }
  const { ids } = await findIds(db.kysely, filterOf(search, context).filter, page)
  return ids.toSorted((one, other) => one - other)
}

async function changeOf(propertyId: number): Promise<Change> {
  const { rows } = await db.pool.query(
    `select s.purpose, s.type, s.rooms, location_id as "locationId"
    from property_search s join properties using (id) where id = $1`,
    [propertyId],
  )
  return { id: 1, propertyId, kind: 'new', before: null, at: now, ...rows[0] }
}

const changes = await Promise.all(ads.map(({ id }) => changeOf(id)))

/** The searches that each ad fits, by the index. */
async function fittingAds(searchIds: readonly string[]) {
  const ofSearch = new Map<string, number[]>(searchIds.map((id) => [id, []]))
  for (const change of changes) {
    const keys = keysOfChange(change, gazetteer)
    for (const id of await listIds(findFitting(db.kysely, { change, keys, now }))) {
      ofSearch.get(id)?.push(change.propertyId)
    }
  }
  return searchIds.map((id) => ofSearch.get(id)!.toSorted((one, other) => one - other))
}

test('An ad fits by the index exactly the searches that find it', async () => {
  const property = fc.asyncProperty(
    fc.array(anySearch, { minLength: 20, maxLength: 40 }),
    async (searches) => {
      await db.pool.query('delete from saved_searches')
      const ids: string[] = []
      for (const search of searches) ids.push(await save(search))
      const byIndex = await fittingAds(ids)
      const bySearch: number[][] = []
      for (const search of searches) bySearch.push(await found(search))
      expect(byIndex).toEqual(bySearch)
    },
  )
  await fc.assert(property, { numRuns: 12, interruptAfterTimeLimit: 60_000 })
})

test('A search of a place fits its ads after the places were numbered again', async () => {
  await db.pool.query('delete from saved_searches')
  const [ad] = ads
  const place = gazetteer.pathOf(ad!.locationId!)[0]!
  const search = z.parse(PropertySearch, { locations: String(place.id) })
  const id = await save(search)
  await db.pool.query('update property_search set loc = loc + 1000000')
  await db.pool.query('update locations set lft = lft + 1000000, rgt = rgt + 1000000')
  const change = await changeOf(ad!.id)
  const keys = keysOfChange(change, gazetteer)
  expect(await listIds(findFitting(db.kysely, { change, keys, now }))).toEqual([id])
})
