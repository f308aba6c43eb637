import { sql } from 'kysely'
import { findIsKnown } from '#features/files/quotas/queries/shares.ts'
import { queueSchema } from '#platform/jobs/jobs.ts'
import type { Db } from '#platform/handle.ts'
import { knownFirst, type Place, priorityOf } from '../rules/turns.ts'

/** Whose turn the work for a feed is from now on. */
export async function setTurn(db: Db, feedId: string, turn: Buffer): Promise<void> {
  await db.updateTable('feeds').set({ turn }).where('id', '=', feedId).execute()
}

/** Runs of the last hour count, but for those of feeds that were removed and are cleared already. */
async function findPlace(db: Db, runId: string): Promise<Place> {
  const found = await sql<{ accountId: number | null; before: number }>`
    select r.account_id as "accountId", (
      select count(*)::integer
      from feeds other
      join feed_runs earlier on earlier.feed_id = other.id and earlier.id <> r.id
        and earlier.created_at > r.created_at - interval '1 hour'
        and earlier.created_at <= r.created_at
      where other.turn = f.turn or other.account_id = f.account_id) as before
    from feed_runs r
    join feeds f on f.id = r.feed_id
    where r.id = ${runId}`.execute(db)
  const { accountId = null, before = 0 } = found.rows[0] ?? {}
  return { isKnown: accountId !== null && (await findIsKnown(db, accountId)), before }
}

/** The place of a run among those that wait in a queue. */
export const findPriority = async (db: Db, runId: string, isSlow = false): Promise<number> =>
  priorityOf(await findPlace(db, runId), isSlow)

/** Of an account whose runs are gone: behind all that have few runs, whatever network it was of. */
const beforeUnknown = 1_000

/** The place of work for the pictures of an account: that of its last run. */
export async function findPriorityOf(db: Db, accountId: number, isSlow: boolean): Promise<number> {
  const found = await sql<{ id: string }>`
    select id
    from feed_runs
    where account_id = ${accountId}
    order by created_at desc
    limit 1`.execute(db)
  const [last] = found.rows
  if (last) return findPriority(db, last.id, isSlow)
  const isKnown = await findIsKnown(db, accountId)
  return priorityOf({ isKnown, before: beforeUnknown }, isSlow)
}

type Waiting = { queues: readonly string[]; minutes: number }

const job = sql.id(queueSchema, 'job')

/** What waits in queues, whose turn it is, and the priority of a first run among its kind. */
const waitingIn = (queues: readonly string[]) => sql`
  select job.id, job.name, job.priority, job.created_on,
    (ceil(job.priority::numeric / ${knownFirst}) * ${knownFirst})::integer as first_priority,
    coalesce(encode(run.turn, 'hex'), 'account ' || run.account_id) as turn
  from ${job} as job
  cross join lateral (
    select r.account_id, f.turn
    from feed_runs r
    join feeds f on f.id = r.feed_id
    where r.id = (job.data ->> 'runId')::uuid
    union all
    (select r.account_id, f.turn
    from feed_runs r
    join feeds f on f.id = r.feed_id
    where r.account_id = (job.data ->> 'accountId')::integer
    order by r.created_at desc
    limit 1)) as run
  where job.name = any(${queues}::text[]) and job.state in ('created', 'retry')`

/**
 * Where first runs of networks keep coming, a second one would wait for ever: of each network the work that
 * has waited the longest goes behind those that are first already, unless one of them is of that network.
 * One at a time, so that a thousand accounts of one network have one turn.
 */
export async function raiseLate(db: Db, { queues, minutes }: Waiting): Promise<void> {
  await sql`
    with waiting as (${waitingIn(queues)}), late as (
      select distinct on (name, first_priority, turn) id, name, first_priority
      from waiting
      where priority < first_priority
        and created_on < now() - interval '1 minute' * ${minutes}
        and not exists (
          select
          from waiting first
          where first.name = waiting.name and first.turn = waiting.turn
            and first.priority = waiting.first_priority)
      order by name, first_priority, turn, created_on
    )
    update ${job} as job
    set priority = late.first_priority, created_on = now()
    from late
    where job.name = late.name and job.id = late.id and job.state in ('created', 'retry')`.execute(
    db,
  )
}
