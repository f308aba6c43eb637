import { sql } from 'kysely'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { matching } from '#features/search/query/queries/matching.ts'
import { keysOfChange, matchChanges } from '#features/visitors/alerts/actions/matching.ts'
import { findFitting } from '#features/visitors/alerts/queries/fitting.ts'
import type { Change } from '#features/visitors/alerts/queries/matching.ts'
import { listIds } from '#test/visitors/search-ids.ts'
import type { Market } from '../market/make.ts'
import { processorClock } from '../processor-time.ts'
import type { Saved } from './searches.ts'

export type Spent = { own: number; database: number }

/** Milliseconds of processor time of this process and of the database. */
async function spentOn({ postmaster }: Market, work: () => Promise<unknown>): Promise<Spent> {
  const database = processorClock(postmaster)
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { own: (user + system) / 1_000, database: database() }
}

export async function someAds({ db }: Market, count: number): Promise<Change[]> {
  const { rows } = await db.pool.query(
    `select id as "propertyId", s.purpose, s.type, s.rooms, location_id as "locationId"
    from property_search s
    join properties using (id)
    order by md5(id::text)
    limit $1`,
    [count],
  )
  return rows.map((row) => ({ id: 0, kind: 'new', before: null, at: new Date(), ...row }))
}

export type Found = { spent: Spent; ids: string[] }

/** The searches that each ad fits, by the index. */
export async function findByIndex(market: Market, changes: readonly Change[]): Promise<Found[]> {
  const { kysely } = market.db
  const gazetteer = await readGazetteer(kysely)
  const now = new Date()
  const found: Found[] = []
  for (const change of changes) {
    let ids: string[] = []
    const spent = await spentOn(market, async () => {
      const keys = keysOfChange(change, gazetteer)
      ids = await listIds(findFitting(kysely, { change, keys, now }))
    })
    found.push({ spent, ids })
  }
  return found
}

/** What the worker does with changes: it claims them, finds the searches, and notes the matches. */
export async function matchAll(market: Market, changes: readonly Change[]): Promise<Spent> {
  const { kysely, pool } = market.db
  const gazetteer = await readGazetteer(kysely)
  await pool.query(
    `insert into ad_changes (property_id, kind, price, at)
    select id, 'new', price, now() from property_search where id = any($1)`,
    [changes.map(({ propertyId }) => propertyId)],
  )
  const context = { gazetteer: () => gazetteer, now: () => new Date() }
  return spentOn(market, () => matchChanges(kysely, context))
}

/** The same question the other way round: each of these searches, asked for one ad alone. */
export async function runEach(market: Market, searches: readonly Saved[], propertyId: number) {
  const ids: string[] = []
  const spent = await spentOn(market, async () => {
    for (const { id, filter } of searches) {
      const { rows } = await sql`
        select from property_search where id = ${propertyId} and ${matching(filter)}`.execute(
        market.db.kysely,
      )
      if (rows.length > 0) ids.push(id)
    }
  })
  return { spent, ids }
}
