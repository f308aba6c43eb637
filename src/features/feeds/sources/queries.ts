import { sql } from 'kysely'
import type { Dialect } from '#features/feeds/formats/contract.ts'
import { maxKeptBytesOfAccount, sweepAboveBytes } from '#features/feeds/runs/rules/quota.ts'
import type { Db } from '#platform/handle.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { FeedRow, Schedule } from './rules.ts'

const columns = sql`
  f.id, f.account_id as "accountId", f.url, f.dialect, f.schedule, f.language,
  f.hides_absent as "hidesAbsent", f.next_run_at as "nextRunAt", f.last_size as "lastSize",
  f.created_at as "createdAt",
  exists (select from feed_chunks c where c.feed_id = f.id and c.position = 0) as "hasFile"`

export async function findFeeds(db: Db, accountId: AccountId): Promise<FeedRow[]> {
  const found = await sql<FeedRow>`
    select ${columns}
    from feeds f
    where f.account_id = ${accountId}
    order by f.created_at desc, f.id`.execute(db)
  return found.rows
}

export async function lockFeed(db: Db, accountId: AccountId, id: string) {
  const found = await sql<FeedRow>`
    select ${columns}
    from feeds f
    where f.id = ${id} and f.account_id = ${accountId}
    for update of f`.execute(db)
  return found.rows[0]
}

/** Of any account: only for jobs. */
export async function findFeedById(db: Db, id: string): Promise<FeedRow | undefined> {
  const found = await sql<FeedRow>`
    select ${columns}
    from feeds f
    where f.id = ${id}`.execute(db)
  return found.rows[0]
}

/** The lock makes two additions at once count one after the other. */
export async function countOthers(db: Db, accountId: AccountId, url: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('feeds'), ${accountId})`.execute(db)
  const found = await sql<{ total: number }>`
    select count(*)::integer as total
    from feeds
    where account_id = ${accountId} and url is distinct from ${url}`.execute(db)
  return found.rows[0]?.total ?? 0
}

type NewFeed = {
  accountId: AccountId
  url: string | null
  dialect: Dialect | null
  hidesAbsent: boolean
  schedule: Schedule
  nextRunAt: Date | null
  language: FeedRow['language']
  now: Date
}

export async function saveFeed(db: Db, feed: NewFeed): Promise<string> {
  const { accountId, url, dialect, hidesAbsent, schedule, nextRunAt, language, now } = feed
  const found = await sql<{ id: string }>`
    insert into feeds (
      account_id, url, dialect, hides_absent, schedule, next_run_at, language, created_at)
    values (${accountId}, ${url}, ${dialect}, ${hidesAbsent}, ${schedule}, ${nextRunAt},
      ${language}, ${now})
    on conflict (account_id, coalesce(url, '')) do update set
      dialect = excluded.dialect, hides_absent = excluded.hides_absent,
      schedule = excluded.schedule, next_run_at = excluded.next_run_at,
      language = excluded.language
    returning id`.execute(db)
  return found.rows[0]!.id
}

type Settings = Pick<FeedRow, 'id' | 'dialect' | 'hidesAbsent' | 'schedule' | 'nextRunAt'>

export async function setFeed(db: Db, settings: Settings): Promise<void> {
  const { id, dialect, hidesAbsent, schedule, nextRunAt } = settings
  await db
    .updateTable('feeds')
    .set({ dialect, hides_absent: hidesAbsent, schedule, next_run_at: nextRunAt })
    .where('id', '=', id)
    .execute()
}

type DisownedFeed = { accountId: AccountId; id?: string; now: Date }

/** Runs are locked before feeds, as in workers. Needs a transaction; returns how many feeds. */
export async function disownFeeds(db: Db, { accountId, id, now }: DisownedFeed): Promise<number> {
  await sql`
    select from feed_runs
    where account_id = ${accountId} and state in ('queued', 'running')
      ${id ? sql`and feed_id = ${id}` : sql``}
    for update`.execute(db)
  const left = await sql<{ id: string }>`
    update feeds
    set account_id = null, url = null, schedule = 'off', next_run_at = null
    where account_id = ${accountId} ${id ? sql`and id = ${id}` : sql``}
    returning id`.execute(db)
  await sql`
    update feed_runs
    set account_id = null, updated_at = ${now},
      state = case when finished_at is null then 'cancelled' else state end,
      finished_at = coalesce(finished_at, ${now})
    where feed_id = any(${left.rows.map((feed) => feed.id)}::uuid[])`.execute(db)
  return left.rows.length
}

/** Per account the feed that has waited longest, and none while a run is under way. */
export async function findDue(db: Db, now: Date): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select f.id
    from feeds f
    join accounts a on a.id = f.account_id
    where f.next_run_at <= ${now} and a.erased_at is null
      and not exists (
        select from feed_runs r
        where r.account_id = f.account_id and r.state in ('queued', 'running'))
      and not exists (
        select from feeds earlier
        where earlier.account_id = f.account_id
          and (earlier.next_run_at, earlier.id) < (f.next_run_at, f.id))
    order by f.next_run_at
    limit 100`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** The account is locked as in `keep_account_open`; one that is being erased is skipped. */
export async function claimDueFeed(db: Db, id: string, now: Date) {
  const found = await sql<{ id: string; accountId: number }>`
    with due as (
      select f.id
      from feeds f
      join accounts a on a.id = f.account_id
      where f.id = ${id} and f.next_run_at <= ${now} and a.erased_at is null
      for update of f skip locked
      for key share of a skip locked
    )
    update feeds f
    set next_run_at = ${now}::timestamptz
      + case f.schedule when 'hourly' then interval '1 hour' else interval '1 day' end
    from due
    where f.id = due.id
    returning f.id, f.account_id as "accountId"`.execute(db)
  return found.rows[0]
}

export async function postponeFeed(db: Db, id: string, nextRunAt: Date): Promise<void> {
  await db.updateTable('feeds').set({ next_run_at: nextRunAt }).where('id', '=', id).execute()
}

/** Older runs of an account are deleted before a month is over. */
const maxKeptRuns = 100
/** Rows of all kept runs of an account except its newest. */
const maxKeptRows = 1_000_000

/** `before`: older runs are deleted; `planned`: older plans may be, where there is no room. */
type OldRuns = { before: Date; planned: Date }

/** Too old, too many of an account, or too large together: runs that are over first, then plans. */
export async function endOldRuns(db: Db, { before, planned }: OldRuns): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with placed as (
      select id, row_number() over newest as place,
        sum(bytes) over newest as bytes,
        sum(coalesce(total, cursor) - coalesce((counts ->> 'unchanged')::integer, 0))
          over newest as rows
      from feed_runs
      where account_id is not null
      window newest as (partition by account_id order by created_at desc, id)
    ), piled as (
      select id, state, created_at,
        sum(bytes) over (order by state = 'waiting' desc, created_at desc, id) as height
      from feed_runs
      where bytes > 0 and state not in ('queued', 'running')
    )
    update feed_runs r
    set state = case r.state when 'waiting' then 'cancelled' else r.state end
    where r.state not in ('queued', 'running') and r.id in (
      select id
      from feed_runs
      where created_at < ${before}
      union all
      select id
      from placed
      where place > ${maxKeptRuns}
        or ((rows > ${maxKeptRows} or bytes > ${maxKeptBytesOfAccount}) and place > 1)
      union all
      select id
      from piled
      where height > ${sweepAboveBytes} and (state <> 'waiting' or created_at < ${planned}))
    returning r.id`.execute(db)
  return found.rows.map(({ id }) => id)
}
