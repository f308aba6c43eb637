import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { RunReason } from '../rules/runs.ts'
import { dropFetched } from './fetching.ts'
import { dropRows, forgetUnchanged, trimRows } from './rows.ts'
import { advanceRun } from './runs.ts'

/** A feed that belongs to nobody. */
export async function findDisowned(db: Db): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id
    from feeds
    where account_id is null
    limit 1`.execute(db)
  return found.rows[0]?.id
}

const releasedAtOnce = 1_000

/** Ads that a feed brought stay without it; a thousand a statement. */
export async function releaseItems(db: Db, feedId: string): Promise<void> {
  const found = await sql`
    update feed_items
    set feed_id = null
    where (account_id, reference) in (
      select account_id, reference
      from feed_items
      where feed_id = ${feedId}
      limit ${releasedAtOnce}
      for update skip locked)
    returning reference`.execute(db)
  if (found.rows.length === releasedAtOnce) await releaseItems(db, feedId)
}

export async function deleteFeed(db: Db, id: string): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', id).execute()
}

/** A run with its last rows; false where some are left that another transaction holds. */
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

/** Takes away what a run that did not finish needs no more. Run it outside of a transaction. */
export async function clearUnfinished(db: Db, id: string): Promise<void> {
  await dropFetched(db, id)
  await trimRows(db, id)
}

/** A run fails, in the transaction that holds it; its rows are deleted after that (`findUncounted`). */
export const endFailed = (tx: Db, id: string, failure: RunReason): Promise<void> =>
  advanceRun(tx, id, { state: 'failed', failure, bytes: null, finishedAt: new Date() })
