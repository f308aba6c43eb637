import { sql } from 'kysely'
import { endRuns, endSchedules, forgetItems } from '#features/feed-handover/queries.ts'
import { refreshSearch } from '#features/property-index/queries.ts'
import type { Db } from '#platform/handle.ts'

type Ended = { agencyId: number; agentId: number; now: Date }

/** What feeds of the agent still do to ads of the agency; before those are locked, as runs are first. */
async function endFeeds(db: Db, { agencyId, agentId: accountId, now }: Ended) {
  const why = { code: 'feed_membership_ended' as const }
  await endRuns(db, { accountId, states: ['queued', 'running'], why, now })
  await endSchedules(db, { accountId, agencyId })
  await endRuns(db, { accountId, states: ['waiting'], why, now })
}

async function handOverAds(db: Db, { agencyId, agentId }: Ended): Promise<number[]> {
  const ads = await db
    .updateTable('properties')
    .set({
      account_id: agencyId,
      advertiser_type: sql`case when advertiser_type = 'agent' then 'agency' else advertiser_type end`,
    })
    .where('account_id', '=', agentId)
    .where('agency_id', '=', agencyId)
    .returning('id')
    .execute()
  return ads.map(({ id }) => id)
}

/**
 * Pictures and videos of the ads, which only their account may use, become the agency's without taking
 * its room. Answers their bytes.
 */
async function handOverFiles(
  db: Db,
  { agencyId, agentId }: Ended,
  adIds: readonly number[],
): Promise<number> {
  const found = await sql<{ bytes: number }>`
    with handed_over as (
      update files
      set account_id = ${agencyId}, is_handed_over = true
      where account_id = ${agentId}
        and claimed_for = any(${adIds.map((id) => `properties/${id}`)}::text[])
      returning bytes
    )
    select coalesce(sum(bytes), 0)::float8 as bytes
    from handed_over`.execute(db)
  return found.rows[0]!.bytes
}

/**
 * Product.md 3: ads made for the agency stay with it, drafts like all others, and nothing of the agent
 * reaches them any more. Answers the bytes of the files that stay with them.
 */
export async function handOver(db: Db, ended: Ended): Promise<number> {
  await endFeeds(db, ended)
  const ids = await handOverAds(db, ended)
  const bytes = await handOverFiles(db, ended, ids)
  await forgetItems(db, { accountId: ended.agentId, adIds: ids })
  await refreshSearch(db, ids)
  return bytes
}
