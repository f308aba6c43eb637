import { readFile } from 'node:fs/promises'
import { listErasedEntries } from '#features/oversight/inbox/actions.ts'
import { listErased } from '#features/oversight/privacy/actions.ts'
import { filesForBackup } from '#features/files/uploads/actions.ts'
import { hourMs } from '#i18n/time-units.ts'
import type { BackupProgress } from '#platform/backup/create-backup.ts'
import { createBackup, withBackupLock } from '#platform/backup/create-backup.ts'
import { addErasures, type Erasure, type ListPlace } from '#platform/backup/erasure-list.ts'
import { openKeyring } from '#platform/backup/keyring.ts'
import { isAhead, listBackups, type Summary, timeOfName } from '#platform/backup/manifest.ts'
import { type Cleared, clearOldBackups } from '#platform/backup/target/retention.ts'
import { findBackup, openPlace, requireSafeTarget } from '#platform/backup/target/target.ts'
import { openStorage } from '#platform/media/media.ts'
import { openOwnClient } from '#platform/migrate.ts'
import { connectionOn, type Database } from '#platform/sql.ts'
import { folderObjects } from '#platform/storage/folder-objects.ts'
import type { Config } from '../config.ts'
import { identifyKeys } from '../keys.ts'

export function openTarget({ backup }: Pick<Config, 'backup'>, address: string) {
  const place = openPlace(address, backup.account)
  return { ...place, keyring: openKeyring(backup.keys) }
}

export async function chooseBackup(config: Pick<Config, 'backup'>, address: string) {
  const { target, name, keyring } = openTarget(config, address)
  return { target, keyring, name: await findBackup({ target, name }) }
}

/** Outside the database, which a restore replaces. */
export function erasurePlaceOf(config: Pick<Config, 'backup' | 'dataDir'>): ListPlace {
  const { backup, dataDir } = config
  if (backup.to) return openTarget(config, backup.to)
  return { target: folderObjects(dataDir), keyring: openKeyring(backup.keys) }
}

const listErasures = async ({ kysely: db }: Database): Promise<Erasure[]> => [
  ...(await listErased(db)),
  ...(await listErasedEntries(db)),
]

export async function noteErasures(db: Database, config: Pick<Config, 'backup' | 'dataDir'>) {
  const client = await openOwnClient(db.pool)
  try {
    await addErasures(client, erasurePlaceOf(config), await listErasures(db))
  } finally {
    await client.end()
  }
}

async function sourceOf(config: Config, { kysely: db }: Database) {
  const keys = await identifyKeys(config)
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  const kept = Object.entries(keys.kept).flatMap(([name, key]) =>
    key ? [[name, key.toString('base64')] as const] : [],
  )
  return {
    findFiles: (client: Parameters<typeof connectionOn>[0]) =>
      filesForBackup(connectionOn(client).kysely).findAll(),
    media: { files: openStorage(config).objects, findKept: filesForBackup(db).findKept },
    keyIds: { encryption: keys.encryption, pepper: keys.peppers[0] ?? null },
    keptKeys: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    release: version,
  }
}

type BackUp = {
  config: Config
  db: Database
  address: string
  now: Date
  keep?: number | undefined
  /** Called under the lock, because another process may just have made one. */
  isDue?: (() => Promise<boolean>) | undefined
  onProgress?: (progress: BackupProgress) => void
  signal?: AbortSignal
}

export type BackedUp = { summary: Summary; cleared: Cleared | undefined }

/** @throws UnusableBackup before anything is written if the target overlaps the site's own data */
export async function backUp(options: BackUp): Promise<BackedUp | undefined> {
  const { config, db, address, keep, now, isDue } = options
  // Symbolic links may have changed since the program started.
  requireSafeTarget({ address, account: config.backup.account }, config)
  const { target, keyring } = openTarget(config, address)
  const client = await openOwnClient(db.pool)
  try {
    return await withBackupLock(client, async () => {
      if (isDue && !(await isDue())) return undefined
      const source = await sourceOf(config, db)
      await addErasures(client, { target, keyring }, await listErasures(db))
      const summary = await createBackup({ ...options, client, target, keyring, source })
      const clearing = { target, keyring, now, made: summary.name }
      const cleared = keep ? await clearOldBackups({ ...clearing, keep }) : undefined
      return { summary, cleared }
    })
  } finally {
    await client.end()
  }
}

type Site = Pick<Config, 'backup'>

/** Ignores a backup dated in the future, whose age is unknown. */
export async function newestBackupAt(config: Site, now: Date): Promise<Date | undefined> {
  const { to } = config.backup
  if (to === undefined) return undefined
  const name = (await listBackups(openTarget(config, to).target, now)).at(-1)
  return name === undefined || isAhead(name, now) ? undefined : timeOfName(name)
}

export function isOlderThan(
  newest: Date | undefined,
  intervals: number,
  { config, now }: { config: Site; now: Date },
): boolean {
  const maxAgeMs = intervals * config.backup.everyHours * hourMs
  return newest === undefined || now.getTime() - newest.getTime() >= maxAgeMs
}

export async function isBackupDue(config: Site, now: Date): Promise<boolean> {
  if (config.backup.to === undefined) return false
  return isOlderThan(await newestBackupAt(config, now), 1, { config, now })
}
