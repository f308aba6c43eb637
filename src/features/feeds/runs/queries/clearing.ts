import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { RunReason } from '../rules/runs.ts'
import { dropFetched } from './fetching.ts'
import { dropRows, forgetUnchanged, trimRows } from './rows.ts'
import { advanceRun } from './runs.ts'

export async function findDisowned(db: Db): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id
    from feeds
    where account_id is null
    limit 1`.execute(db)
  return found.rows[0]?.id
}

const maxReleasedAtOnce = 1_000

export async function releaseItems(db: Db, feedId: string): Promise<void> {
  const found = await sql`
    update feed_items
    set feed_id = null
    where (account_id, reference) in (
      select account_id, reference
      from feed_items
      where feed_id = ${feedId}
      limit ${maxReleasedAtOnce}
      for update skip locked)
    returning reference`.execute(db)
  if (found.rows.length === maxReleasedAtOnce) await releaseItems(db, feedId)
}

export async function deleteFeed(db: Db, id: string): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', id).execute()
}

/** False where another transaction holds some of its rows. */
export async function dropRun(db: Db, id: string): Promise<boolean> {
  await dropRows(db, id)
  await forgetUnchanged(db, id)
  const dropped = await sql`
    delete from feed_runs r
    where id = ${id}
      and not exists (select from feed_rows where run_id = r.id)
      and not exists (select from feed_unchanged where run_id = r.id)
    returning id`.execute(db)
  return dropped.rows.length > 0
}

/** Call it outside a transaction. */
export async function clearUnfinished(db: Db, id: string): Promise<void> {
  await dropFetched(db, id)
  await trimRows(db, id)
}

/** Call it in the transaction that locks the run; its rows are deleted later (`findUncounted`). */
export const endFailed = (tx: Db, id: string, failure: RunReason): Promise<void> =>
  advanceRun(tx, id, { state: 'failed', failure, bytes: null, finishedAt: new Date() })
