import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '#app/backup/backups.ts'
import { readConfig } from '#app/config.ts'
import { type RestoreRequest, restoreSite } from '#app/backup/restore.ts'
import { openStorage } from '#platform/media/media.ts'
import { openDatabase } from '#platform/sql.ts'
import { addressOf } from './database-address.ts'
import { atEnd, emptyDatabase, type FreshDatabase } from '../database.ts'
import { seededDatabase } from '../filled-databases.ts'
import { addSiteAds } from '../site-ads.ts'
import { quiet } from '../throwaway-postgres.ts'

export const secret = () => randomBytes(32).toString('base64')

/** What a production has to say beside its keys. */
const production = {
  PUBLIC_URL: 'https://dara.example',
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
  DATABASE_DURABILITY: 'unchecked',
}

const keys = { ENCRYPTION_KEY: secret(), PASSWORD_PEPPER: secret() }

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-backup-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Sites of one file are many: their connections are not kept for later. */
const briefly = { idleTimeoutMillis: 50 }

type Env = Record<string, string>

/** Where a backup can be restored to: no table, no file. */
export async function emptySite(env: Env = {}) {
  const { connection, drop } = await emptyDatabase()
  atEnd(drop)
  const dataDir = await temporaryFolder()
  const config = readConfig({
    ...keys,
    ...production,
    DATABASE_URL: addressOf(connection),
    DATA_DIR: dataDir,
    ...env,
  })
  /** Opens what was restored. */
  const open = async () => {
    const db = await openDatabase(
      { ...connection, ...briefly },
      { log: quiet, max: 4, statementTimeout: 60_000 },
    )
    atEnd(db.close)
    return db
  }
  const restore = (from: string, options: Partial<RestoreRequest> = {}) =>
    restoreSite({ config, from, erasedFrom: [], allowsOtherKeys: false, log: quiet, ...options })
  return { config, dataDir, open, restore }
}

/** Stores a file as an upload does: the file, then its row. */
export async function addFile(
  site: { db: FreshDatabase; config: Config },
  bytes: Buffer,
  more: object = {},
) {
  const id = randomUUID().replaceAll('-', '').slice(0, 22)
  await openStorage(site.config).put(`${id}-master.jpg`, bytes, 'image/jpeg')
  const row = { id, purpose: 'account', kind: 'image', ending: 'jpg', width: 64, height: 48 }
  const times = { expires_at: new Date('2100-01-01'), created_at: new Date() }
  await site.db.kysely
    .insertInto('files')
    .values({ ...row, bytes: bytes.length, ...times, ...more })
    .execute()
  return id
}

type Config = ReturnType<typeof readConfig>

/** A site with ads, people and a few files, and a folder for its backups. */
export async function openBackupSite(env: Env = {}) {
  const db = await seededDatabase({ more: briefly })
  const ads = await addSiteAds(db)
  const dataDir = await temporaryFolder()
  const target = await temporaryFolder()
  const config = readConfig({
    ...keys,
    ...production,
    DATABASE_URL: addressOf(db.connection),
    DATA_DIR: dataDir,
    ...env,
  })
  const site = { db, config }
  const fileIds = [
    await addFile(site, randomBytes(200_000)),
    await addFile(site, randomBytes(64 * 1024)),
    await addFile(site, Buffer.from('small')),
  ]
  const make = async (options: Partial<Parameters<typeof backUp>[0]> = {}) => {
    const made = await backUp({ config, db, address: target, now: new Date(), ...options })
    return made!
  }
  return { ...site, ...ads, dataDir, target, fileIds, make }
}
