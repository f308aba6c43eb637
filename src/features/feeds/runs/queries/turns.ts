import { sql } from 'kysely'
import { findIsKnown } from '#features/files/quotas/queries/shares.ts'
import { queueSchema } from '#platform/jobs/jobs.ts'
import type { Db } from '#platform/handle.ts'
import { knownPriority, type QueuePlace, priorityOf } from '../rules/turns.ts'

export async function setTurn(db: Db, feedId: string, turn: Buffer): Promise<void> {
  await db.updateTable('feeds').set({ turn }).where('id', '=', feedId).execute()
}

/** Runs of the last hour count, except those of feeds that are removed and cleared. */
async function findPlace(db: Db, runId: string): Promise<QueuePlace> {
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

export const findPriority = async (db: Db, runId: string, isSlow = false): Promise<number> =>
  priorityOf(await findPlace(db, runId), isSlow)

/** For an account without runs: behind all that have few. */
const beforeUnknown = 1_000

/** Pictures take the place of the account's last run. */
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

const waitingIn = (queues: readonly string[]) => sql`
  select job.id, job.name, job.priority, job.created_on,
    (ceil(job.priority::numeric / ${knownPriority}) * ${knownPriority})::integer as first_priority,
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

/** Raises each network's oldest late work, one at a time, so that no second run waits for ever. */
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
