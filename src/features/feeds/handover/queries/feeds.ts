import { sql } from 'kysely'
import type { FullReason } from '#features/files/quotas/rules/shares.ts'
import type { Db } from '#platform/handle.ts'

type EndingRuns = {
  accountId: number
  states: readonly ('queued' | 'running' | 'waiting')[]
  why: FullReason
  now: Date
}

/** `bytes` null makes the worker trim their rows. */
export async function endRuns(db: Db, { accountId, states, why, now }: EndingRuns): Promise<void> {
  await sql`
    update feed_runs
    set state = 'failed', failure = ${JSON.stringify(why)}::jsonb, bytes = null,
      finished_at = ${now}, updated_at = ${now}
    where account_id = ${accountId} and state = any(${states}::text[])`.execute(db)
}

type Member = { accountId: number; agencyId: number }

/** Feeds that brought ads of the agency are then fetched only on request. */
export async function endSchedules(db: Db, { accountId, agencyId }: Member): Promise<void> {
  await sql`
    update feeds
    set schedule = 'off', next_run_at = null
    where account_id = ${accountId} and schedule <> 'off' and exists (
      select
      from feed_items i
      join properties p on p.id = i.property_id
      where i.feed_id = feeds.id and p.agency_id = ${agencyId})`.execute(db)
}

/** A feed may have tens of thousands of ads, too many for the time limit of a statement. */
const maxItemsAtOnce = 1_000

type LeftAds = { accountId: number; adIds: readonly number[] }

/** The new owner must not see what the feed said, or where its pictures are. */
export async function forgetItems(db: Db, { accountId, adIds }: LeftAds): Promise<void> {
  for (let at = 0; at < adIds.length; at += maxItemsAtOnce) {
    const ids = adIds.slice(at, at + maxItemsAtOnce)
    await sql`
      delete from feed_items
      where account_id = ${accountId} and property_id = any(${ids}::integer[])`.execute(db)
    await sql`delete from feed_pictures where property_id = any(${ids}::integer[])`.execute(db)
  }
}
