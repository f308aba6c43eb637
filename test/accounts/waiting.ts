import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#platform/handle.ts'

/** Resolves once this many connections wait for a lock that another transaction holds. */
export async function untilWaiting(db: Db, count: number) {
  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(count)
}

/** Does something in a transaction that is committed once all others wait for it, in their order. */
export const committerWhenAwaited =
  (db: Db) => async (work: (tx: Db) => Promise<unknown>, others: (() => Promise<unknown>)[]) => {
    const started: Promise<unknown>[] = []
    await db.transaction().execute(async (tx) => {
      await work(tx)
      for (const other of others) {
        started.push(other())
        await untilWaiting(db, started.length)
      }
    })
    return Promise.allSettled(started)
  }
