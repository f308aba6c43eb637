import { randomUUID } from 'node:crypto'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import type { Filter } from '#features/search/query/rules/matching.ts'
import { filterOf } from '#features/search/query/rules/search.ts'
import {
  type StoredFilter,
  storedFilterOf,
} from '#features/visitors/alerts/rules/stored-filters.ts'
import { savedFilters } from '#features/visitors/saved-searches/rules.ts'
import type { Database } from '#platform/sql.ts'
import { realisticSearches, type Search } from '../searches.ts'
import { searchesAroundHomes } from './homes.ts'

export type Saved = { id: string; filter: Filter }
type New = Saved & { filters: Record<string, string>; stored: StoredFilter }

const atOnce = 5_000

/** Each owner has several; half of the alerts are sent in the morning. */
const frequencies = ['instant', 'daily', 'daily', 'weekly', 'off']

/**
 * `pages`: what results pages are asked for, also the widest ones. `homes`: what somebody saves who looks for
 * one home (docs/benchmarks.md says what is assumed).
 */
const mixes = { pages: realisticSearches, homes: searchesAroundHomes }

export type Mix = keyof typeof mixes
export const mixNames = Object.keys(mixes) as Mix[]

async function newSearches(db: Database, queries: readonly Search[]): Promise<New[]> {
  const gazetteer = await readGazetteer(db.kysely)
  const catalogue = await readCatalogue(db.kysely)
  const context = { gazetteer, catalogue, now: new Date() }
  return queries.map((query) => {
    const search = readSearch(query)
    const { filter } = filterOf(search, context)
    const stored = storedFilterOf({ search, filter, gazetteer })
    return { id: randomUUID(), filter, filters: savedFilters(search), stored }
  })
}

const addOwners = (db: Database, count: number) =>
  db.pool.query(
    `insert into search_owners (id, visitor_hash, email, language, used_at)
    select md5(at::text)::uuid, sha256(at::text::bytea), at || '@example.com', 'en', now()
    from generate_series(0, $1 - 1) as at`,
    [count],
  )

type Part = { searches: readonly New[]; from: number; owners: number }

async function add({ pool }: Database, { searches, from, owners }: Part) {
  const rows = searches.map(({ id, filters, stored }, at) => ({
    id,
    owner: (from + at) % owners,
    frequency: frequencies[(from + at) % frequencies.length],
    filters,
    keys: stored.keys,
    operands: stored.operands,
  }))
  await pool.query(
    `with sent as (
      select *
      from jsonb_to_recordset($1) as row (
        id uuid, owner integer, frequency text, filters jsonb, keys bigint[], operands jsonb)
    ), saved as (
      insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
      select id, md5(owner::text)::uuid, 'A search', filters, frequency, now(), now()
      from sent
      returning id
    )
    insert into search_filters (search_id, keys, operands)
    select id, keys, operands
    from sent
    join saved using (id)`,
    [JSON.stringify(rows)],
  )
}

/** Saves so many searches of a mix. */
export async function addSearches(db: Database, mix: Mix, count: number): Promise<Saved[]> {
  const owners = Math.ceil(count / 3)
  await addOwners(db, owners)
  const searches = await newSearches(db, await mixes[mix](db, count))
  for (let from = 0; from < count; from += atOnce) {
    await add(db, { searches: searches.slice(from, from + atOnce), from, owners })
  }
  await db.pool.query('vacuum analyze')
  return searches
}

export async function removeSearches({ pool }: Database): Promise<void> {
  await pool.query('truncate search_owners, ad_changes cascade')
  await pool.query('truncate search_matches')
}
