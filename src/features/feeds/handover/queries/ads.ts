import { sql } from 'kysely'
import { endRuns, endSchedules, forgetItems } from './feeds.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import type { Db } from '#platform/handle.ts'
import { lockIfOpen } from '#platform/session/open-account.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'

type Membership = { agencyId: number; agentId: number }

/** Call it before the ads are locked: runs are locked before ads. */
export async function endFeeds(db: Db, ended: Membership & { now: Date }): Promise<void> {
  const { agencyId, agentId: accountId, now } = ended
  const why = { code: 'feed_membership_ended' as const }
  await endRuns(db, { accountId, states: ['queued', 'running'], why, now })
  await endSchedules(db, { accountId, agencyId })
  await endRuns(db, { accountId, states: ['waiting'], why, now })
}

/** Ads with a greater id are made after the membership; null where the agent has made none. */
export async function findLastAd(db: Db, { agencyId, agentId }: Membership) {
  const found = await sql<{ id: number | null }>`
    select case when exists (
      select from properties where account_id = ${agentId} and agency_id = ${agencyId}
    ) then (select max(id) from properties) end as id`.execute(db)
  return found.rows[0]!.id
}

type HandOver = Membership & { id: number; until: number }

async function lockHandOver(db: Db, id: number): Promise<HandOver | undefined> {
  const pending = db
    .selectFrom('membership_events')
    .select(['id', 'agency_id as agencyId', 'agent_id as agentId', 'hand_over_until as until'])
    .where('id', '=', id)
    .where('hand_over_until', 'is not', null)
    .$narrowType<{ until: number }>()
  const found = await pending.executeTakeFirst()
  if (!found) return undefined
  // The agency is locked first, as an erasure does.
  await lockIfOpen(db, found.agencyId)
  return pending.forUpdate().executeTakeFirst()
}

/** Ads per transaction: half a second of work where all are live. */
export const maxAdsAtOnce = 1_000

/** Live ads first: their cards name an agent. */
async function findNext(db: Db, { agencyId, agentId, until }: HandOver): Promise<number[]> {
  const publicAds = await sql<{ id: number }>`
    select id
    from property_search
    where agent_id = ${agentId} and agency_id = ${agencyId} and id <= ${until}
    limit ${maxAdsAtOnce}`.execute(db)
  const first = publicAds.rows.map(({ id }) => id)
  if (first.length === maxAdsAtOnce) return first
  const others = await sql<{ id: number }>`
    select id
    from properties
    where account_id = ${agentId} and agency_id = ${agencyId} and id <= ${until}
      and id <> all(${first}::integer[])
    limit ${maxAdsAtOnce - first.length}`.execute(db)
  return [...first, ...others.rows.map(({ id }) => id)]
}

async function handOverAds(db: Db, { agencyId }: Membership, ids: readonly number[]) {
  await sql`
    select from properties where id = any(${ids}::integer[]) order by id for update`.execute(db)
  await sql`
    update properties
    set account_id = ${agencyId},
      advertiser_type = case when advertiser_type = 'agent' then 'agency' else advertiser_type end
    where id = any(${ids}::integer[])`.execute(db)
}

/** The files use none of the agency's quota and count for the agent for some days. */
async function handOverFiles(db: Db, { id, ...ended }: HandOver, adIds: readonly number[]) {
  const { agencyId, agentId } = ended
  await sql`
    with handed_over as (
      update files
      set account_id = ${agencyId}, is_handed_over = true
      where account_id = ${agentId}
        and claimed_for = any(${adIds.map((adId) => `properties/${adId}`)}::text[])
      returning bytes
    )
    update membership_events
    set handed_over_bytes = handed_over_bytes
      + (select coalesce(sum(bytes), 0) from handed_over)
    where id = ${id}`.execute(db)
}

async function endHandOver(db: Db, id: number): Promise<void> {
  await db
    .updateTable('membership_events')
    .set({ hand_over_until: null })
    .where('id', '=', id)
    .execute()
}

/** Hands over the next ads, drafts too; true where none is left. */
export async function handOverBatch(db: Db, id: number): Promise<boolean> {
  const handOver = await lockHandOver(db, id)
  if (!handOver) return true
  const adIds = await findNext(db, handOver)
  await handOverAds(db, handOver, adIds)
  await handOverFiles(db, handOver, adIds)
  await forgetItems(db, { accountId: handOver.agentId, adIds })
  await refreshSearch(db, adIds)
  const isOver = adIds.length < maxAdsAtOnce
  if (isOver) await endHandOver(db, id)
  return isOver
}

export async function findHandOvers(db: Db, agentId?: number): Promise<number[]> {
  const rows = await db
    .selectFrom('membership_events')
    .select('id')
    .where('hand_over_until', 'is not', null)
    .$if(agentId !== undefined, (query) => query.where('agent_id', '=', agentId!))
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** One transaction per batch, so a killed process loses one batch at most. */
export async function finishHandOver(db: Db, id: number): Promise<void> {
  let isOver = false
  while (!isOver) {
    isOver = await db.transaction().execute((tx) => handOverBatch(tx, id))
  }
}

/** Before an agent's feed is read, and where a job was lost. */
export async function finishHandOvers(db: Db, agentId?: number): Promise<void> {
  const ids = await findHandOvers(db, agentId)
  await allInTurn(ids.map((id) => () => finishHandOver(db, id)))
}
