import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { advisoryLocks } from '#platform/postgres/advisory-locks.ts'
import { dueTimes, minutesBetweenInstant } from '../rules/schedule.ts'

/** For `saved_searches` and its `search_owners`: when an alert about a new match is due. */
export function dueAt(now: Date): RawBuilder<Date> {
  const { instant, daily, weekly } = dueTimes(now)
  return sql<Date>`case frequency
    when 'daily' then ${daily}::timestamptz
    when 'weekly' then ${weekly}::timestamptz
    else greatest(
      ${instant}::timestamptz,
      last_letter_at + ${minutesBetweenInstant} * interval '1 minute') end`
}

/** For `search_owners`. */
export const hasAddress = sql<boolean>`(search_owners.account_id is not null
  or search_owners.email is not null)`

/** One transaction at a time changes many saved searches, so that none waits for another in a circle. */
export async function lockAlerts(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.alerts})`.execute(tx)
}

/** Alerts about what has been found and not told, after their frequency or address has changed. */
export async function scheduleUntold(db: Db, ownerId: string, now: Date): Promise<void> {
  await sql`
    update saved_searches
    set due_at = case when frequency <> 'off' and ${hasAddress} and exists (
      select
      from search_matches
      where search_id = saved_searches.id and told_at is null) then ${dueAt(now)} end
    from search_owners
    where saved_searches.owner_id = search_owners.id and search_owners.id = ${ownerId}`.execute(db)
}
