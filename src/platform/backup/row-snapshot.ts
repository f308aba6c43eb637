import type pg from 'pg'
import { minuteMs } from '#i18n/time-units.ts'
import { rowsLock, takeLock, unlock } from './locks.ts'
import { findTables, quoteName, type TableShape, textSettings } from './tables.ts'
import { UnusableBackup } from './unusable.ts'

/** A release that adds tables while they are being listed makes the listing begin again. */
const maxListings = 5
/** A migration may take minutes; one that takes longer than this is not waited for. */
const maxLockWaitMs = 30 * minuteMs

async function takeRowsLock(client: pg.Client): Promise<void> {
  if (await takeLock(client, rowsLock, maxLockWaitMs)) return
  throw new UnusableBackup('A migration is under way: try again later.')
}

/**
 * Begins the transaction. Locking a table takes no snapshot, so all tables are locked first: nothing
 * can be dropped or rewritten between the moment that is copied and the copying.
 */
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

/**
 * What `work` reads is one moment of the database, however long it takes and whoever writes. When it
 * fails the client may be in the middle of a table: nothing but to end it is possible then.
 */
export async function readSnapshot<T>(
  client: pg.Client,
  work: (tables: TableShape[]) => Promise<T>,
): Promise<T> {
  await client.query(textSettings)
  await takeRowsLock(client)
  const done = await work(await beginSnapshot(client))
  await client.query('commit')
  await unlock(client, rowsLock)
  return done
}
