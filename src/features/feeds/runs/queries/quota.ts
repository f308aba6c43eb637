import { type RawBuilder, sql } from 'kysely'
import { findBytes, findIsKnown } from '#features/files/quotas/queries/shares.ts'
import { checkOwnQuota } from '#features/files/quotas/rules/shares.ts'
import type { Db } from '#platform/handle.ts'
import { cleanedUpAfterMs, type Usage, checkNewRunQuota } from '../rules/quota.ts'

type QuotaOwner = { accountId: number; now: Date }

/** Rows that exist, wait to be deleted, or existed a moment ago. */
const bytesOfRun = (now: Date) => sql`greatest(
  coalesce(r.bytes, r.written),
  case when r.updated_at > ${new Date(now.getTime() - cleanedUpAfterMs)} then r.written else 0 end)`

/** Files are stored as they are, so their length is known without reading them. */
const sumOf = (runs: RawBuilder<unknown>, chunks: RawBuilder<unknown>, now: Date) => sql`(
  (select coalesce(sum(${bytesOfRun(now)}), 0) from feed_runs r ${runs})
  + (select coalesce(sum(octet_length(c.bytes)), 0) from feed_chunks c ${chunks}))::float8`

export async function findUsage(db: Db, { accountId, now }: QuotaOwner): Promise<Usage> {
  const ofRuns = sql`where r.account_id = ${accountId}`
  const ofChunks = sql`join feeds f on f.id = c.feed_id and f.account_id = ${accountId}`
  const { rows } = await sql<Pick<Usage, 'byAccount' | 'inAll'>>`
    select ${sumOf(ofRuns, ofChunks, now)} as "byAccount",
      ${sumOf(sql``, sql``, now)} as "inAll"`.execute(db)
  return { ...rows[0]!, isKnown: await findIsKnown(db, accountId) }
}

export const checkItemsQuota = async (db: Db, accountId: number) =>
  checkOwnQuota('items', await findBytes(db, 'items', accountId))

export async function checkRunQuota(db: Db, owner: QuotaOwner) {
  return checkNewRunQuota(await findUsage(db, owner)) ?? checkItemsQuota(db, owner.accountId)
}
