import { type RawBuilder, sql } from 'kysely'
import { findBytes, findIsKnown } from '#features/files/quotas/queries/shares.ts'
import { whyOwnFull } from '#features/files/quotas/rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import { cleanedUpAfterMs, type Taken, whyNoRun } from '../rules/quota.ts'

type Whose = { accountId: number; now: Date }

/** Rows that exist, wait to be deleted, or existed a moment ago. */
const takenByRun = (now: Date) => sql`greatest(
  coalesce(r.bytes, r.written),
  case when r.updated_at > ${new Date(now.getTime() - cleanedUpAfterMs)} then r.written else 0 end)`

/** Files are stored as they are, so their length is known without reading them. */
const sumOf = (runs: RawBuilder<unknown>, chunks: RawBuilder<unknown>, now: Date) => sql`(
  (select coalesce(sum(${takenByRun(now)}), 0) from feed_runs r ${runs})
  + (select coalesce(sum(octet_length(c.bytes)), 0) from feed_chunks c ${chunks}))::float8`

export async function findTaken(db: Db, { accountId, now }: Whose): Promise<Taken> {
  const ofRuns = sql`where r.account_id = ${accountId}`
  const ofChunks = sql`join feeds f on f.id = c.feed_id and f.account_id = ${accountId}`
  const { rows } = await sql<Pick<Taken, 'byAccount' | 'inAll'>>`
    select ${sumOf(ofRuns, ofChunks, now)} as "byAccount",
      ${sumOf(sql``, sql``, now)} as "inAll"`.execute(db)
  return { ...rows[0]!, isKnown: await findIsKnown(db, accountId) }
}

export const findWhyNoItems = async (db: Db, accountId: number) =>
  whyOwnFull('items', await findBytes(db, 'items', accountId))

export async function findWhyNoRun(db: Db, whose: Whose) {
  return whyNoRun(await findTaken(db, whose)) ?? findWhyNoItems(db, whose.accountId)
}
