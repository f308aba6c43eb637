import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { hashOf } from '../secrets/tokens.ts'
import { accountKeys, forgetAttempts } from './login-attempts.ts'

type Device = { accountId: number; visitorId: string }

export async function isKnownDevice(db: Db, { accountId, visitorId }: Device): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('visitor_hash', '=', hashOf(visitorId))
    .executeTakeFirst()
  return found !== undefined
}

export async function findAccountsOfDevice(
  db: Db,
  { accountIds, visitorId }: { accountIds: readonly number[]; visitorId: string },
): Promise<number[]> {
  const found = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', sql<number>`any(${accountIds}::integer[])`)
    .where('visitor_hash', '=', hashOf(visitorId))
    .execute()
  return found.map((row) => row.account_id)
}

/** Tries from a known browser are counted under a separate key. */
export const deviceKey = (key: string, visitorHash: Buffer) =>
  `${key}/${visitorHash.toString('base64url')}`

/** A program that keeps no cookies is a new browser each time. */
const maxDevices = 100

export async function findDeviceKeys(db: Db, accountId: number, keys: readonly string[]) {
  const known = await db
    .selectFrom('known_devices')
    .select('visitor_hash')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .limit(maxDevices)
    .execute()
  return known.flatMap((device) => keys.map((key) => deviceKey(key, device.visitor_hash)))
}

async function forgetOldDevices(db: Db, accountId: number): Promise<void> {
  await sql`
    delete from known_devices
    where account_id = ${accountId} and visitor_hash in (
      select visitor_hash
      from known_devices
      where account_id = ${accountId}
      order by seen_at desc, visitor_hash
      offset ${maxDevices - 1})`.execute(db)
}

/** True when the device is new and the account has another one. */
export async function rememberDevice(
  db: Db,
  { accountId, visitorId, now }: Device & { now: Date },
): Promise<boolean> {
  const other = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const row = { account_id: accountId, visitor_hash: hashOf(visitorId), seen_at: now }
  await forgetOldDevices(db, accountId)
  const { isNew } = await db
    .insertInto('known_devices')
    .values(row)
    .onConflict((known) =>
      known.columns(['account_id', 'visitor_hash']).doUpdateSet({ seen_at: now }),
    )
    // `xmax = 0`: the row was inserted, not updated.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew && other !== undefined
}

type KeptDevice = Pick<Device, 'accountId'> & { visitorId?: string; now: Date }

/** Matches no browser, so the next login still counts as one from a new device. */
const nobodysBrowser = () => randomUUID()

/** Call it when a password changes: other browsers lose their tries and links. */
export async function keepOnlyDevice(
  db: Db,
  { accountId, visitorId = nobodysBrowser(), now }: KeptDevice,
): Promise<void> {
  const forgotten = await db
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('visitor_hash', '<>', hashOf(visitorId))
    .returning('visitor_hash')
    .execute()
  const names = Object.values(accountKeys(accountId))
  const keys = forgotten.flatMap((device) =>
    names.map((name) => deviceKey(name, device.visitor_hash)),
  )
  if (keys.length > 0) await forgetAttempts(db, keys)
  await rememberDevice(db, { accountId, visitorId, now })
}
