import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { BackupUnderWay } from './unusable.ts'

/** One backup or clearing of old ones at a time, among all processes of one database. */
export const backupLock = 3_272_103

/**
 * Held while rows are copied. A migration that waited for the tables themselves would make every
 * request queue up behind it, so it waits for this first.
 */
export const rowsLock = 3_272_104

/** Held while the list of erased accounts is read, added to and written. */
export const erasuresLock = 3_272_105

type Client = Pick<pg.Client, 'query'>

/** False when another process holds the lock. It is released when the connection ends. */
export async function tryLock(client: Client, lock: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_taken', [lock])
  return rows[0].is_taken
}

const pollMs = 100

/**
 * Asks again and again: a lock that waits would hold up `create index concurrently` for ever. False
 * when it was not free for so long.
 */
export async function takeLock(client: Client, lock: number, maxWaitMs = Infinity) {
  const deadline = performance.now() + maxWaitMs
  while (!(await tryLock(client, lock))) {
    if (performance.now() > deadline) return false
    await sleep(pollMs)
  }
  return true
}

export async function unlock(client: Client, lock: number): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [lock])
}

export async function requireBackupLock(client: Client): Promise<void> {
  if (await tryLock(client, backupLock)) return
  throw new BackupUnderWay('Another backup of this database is under way.')
}
