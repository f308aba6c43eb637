import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { BackupUnderWay } from './unusable.ts'
import { advisoryLocks } from '../postgres/advisory-locks.ts'

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
  if (await tryLock(client, advisoryLocks.backup)) return
  throw new BackupUnderWay('Another backup of this database is under way.')
}
