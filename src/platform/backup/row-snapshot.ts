import type pg from 'pg'
import { minuteMs } from '#i18n/time-units.ts'
import { takeLock, unlock } from './locks.ts'
import { findTables, quoteName, type TableShape, textSettings } from './tables.ts'
import { UnusableBackup } from './unusable.ts'
import { advisoryLocks } from '../postgres/advisory-locks.ts'

/** The listing starts over when a migration changes tables meanwhile. */
const maxListings = 5
const maxLockWaitMs = 30 * minuteMs

async function takeRowsLock(client: pg.Client): Promise<void> {
  if (await takeLock(client, advisoryLocks.copiedRows, maxLockWaitMs)) return
  throw new UnusableBackup('A migration is under way: try again later.')
}

/** Locks take no snapshot: with them first, no table changes between it and the copy. */
async function beginSnapshot(client: pg.Client): Promise<TableShape[]> {
  for (let listing = 0; listing < maxListings; listing += 1) {
    const tables = await findTables(client)
    await client.query('begin isolation level repeatable read, read only')
    const names = tables.map(quoteName)
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
    const seen = await findTables(client)
    if (JSON.stringify(seen) === JSON.stringify(tables)) return tables
    await client.query('rollback')
  }
  throw new UnusableBackup('Tables are being added or changed: try again later.')
}

/** When `work` fails, the client may be in the middle of a `copy` and can only be closed. */
export async function readSnapshot<T>(
  client: pg.Client,
  work: (tables: TableShape[]) => Promise<T>,
): Promise<T> {
  await client.query(textSettings)
  await takeRowsLock(client)
  const done = await work(await beginSnapshot(client))
  await client.query('commit')
  await unlock(client, advisoryLocks.copiedRows)
  return done
}
