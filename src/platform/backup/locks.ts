import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { BackupUnderWay } from './unusable.ts'

/** Allows one backup or removal of old backups at a time per database. */
export const backupLock = 3_272_103

/**
 * Held while rows are copied. Migrations take it first: one that waited for a table lock instead
 * would block every request that comes after it.
 */
export const rowsLock = 3_272_104

export const erasuresLock = 3_272_105

type Client = Pick<pg.Client, 'query'>

export async function tryLock(client: Client, lock: number): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_taken', [lock])
  return rows[0].is_taken
}

const pollMs = 100

/** Polls, since a session that waits for a lock blocks `create index concurrently`. */
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
