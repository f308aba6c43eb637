import { forgetFiles, typeOfKey } from '#features/files/uploads/actions.ts'
import { repeatDeletions } from '#features/oversight/inbox/actions.ts'
import { repeatErasures } from '#features/oversight/privacy/actions.ts'
import {
  accountsOf,
  entriesOf,
  type Erasure,
  mergeErasures,
  readErasures,
} from '#platform/backup/erasure-list.ts'
import { openKeyring } from '#platform/backup/keyring.ts'
import { setHashKey } from '#platform/database/keyed-hash.ts'
import type { KeptKeys, Summary } from '#platform/backup/manifest.ts'
import { findLevel } from '#platform/backup/restore-checks.ts'
import { restoreBackup, type RestoreProgress } from '#platform/backup/restore-backup.ts'
import { UnusableBackup } from '#platform/backup/unusable.ts'
import { openBackup, verifyBackup, type VerifyProgress } from '#platform/backup/verify-backup.ts'
import { installJobs } from '#platform/jobs/jobs.ts'
import { openPlaces } from '#platform/media/media.ts'
import { readMigrations } from '#platform/migrate.ts'
import type { Db } from '#platform/handle.ts'
import type { Log } from '#platform/postgres/postgres.ts'
import { folderObjects } from '#platform/storage/folder-objects.ts'
import { chooseBackup, openTarget } from './backups.ts'
import type { Config } from '../config.ts'
import { deriveKeys, identifyKeys, putBackKey } from '../keys.ts'
import { openAsItIs, openForCommand } from '../store.ts'
import { queues } from '../worker.ts'

type ErasureSources = {
  config: Config
  from: string
  erasedFrom: readonly string[]
}

export type RestoreRequest = ErasureSources & {
  /** Set if the keys of the backed-up site are lost. */
  allowsOtherKeys: boolean
  log: Log
  onVerify?: (progress: VerifyProgress, summary: Summary) => void
  onProgress?: (progress: RestoreProgress, summary: Summary) => void
}

export type ErasedAgain = { accounts: number; entries: number }

export type Restored = {
  summary: Summary
  /** Null if no list was found. */
  erased: ErasedAgain | null
}

type SiteKeys = Awaited<ReturnType<typeof identifyKeys>>

const where = {
  encryption: 'ENCRYPTION_KEY, or encryption.key in DATA_DIR',
  pepper: 'PASSWORD_PEPPER, or pepper.key in DATA_DIR',
}

/** A key in the archive is accepted unless the site already has another one. */
function requireKeys({ keyIds, keptKeys }: Summary, site: SiteKeys) {
  const here = { encryption: site.encryption ? [site.encryption] : [], pepper: site.peppers }
  for (const name of ['encryption', 'pepper'] as const) {
    const id = keyIds[name]
    const isBrought = here[name].length === 0 && keptKeys?.[name] !== undefined
    if (id === null || isBrought || here[name].includes(id)) continue
    throw new UnusableBackup(
      `The backup is of a site with another key (${where[name]}), with id ${id}. Put that key in place; if it is lost, --other-keys restores without it.`,
    )
  }
}

async function putBackKeys(folder: string, keys: KeptKeys | undefined, site: SiteKeys) {
  if (keys?.encryption && !site.encryption) await putBackKey(folder, 'encryption', keys.encryption)
  if (keys?.pepper && site.peppers.length === 0) await putBackKey(folder, 'pepper', keys.pepper)
}

async function readAllErasures({ config, from, erasedFrom }: ErasureSources) {
  const { backup, dataDir } = config
  const addresses = [from, ...(backup.to ? [backup.to] : []), ...erasedFrom]
  const places = [
    ...addresses.map((address) => openTarget(config, address)),
    { target: folderObjects(dataDir), keyring: openKeyring(backup.keys) },
  ]
  const lists: Erasure[][] = []
  for (const place of places) {
    const list = await readErasures(place)
    if (list) lists.push(list)
  }
  return lists.length > 0 ? mergeErasures(...lists) : undefined
}

/** Reads the whole backup before anything is written. */
async function check(request: RestoreRequest) {
  const { config, from, allowsOtherKeys, onVerify } = request
  const chosen = await chooseBackup(config, from)
  const opened = await openBackup(chosen)
  const migrations = await readMigrations('db/migrations')
  findLevel(opened.summary, migrations)
  const site = await identifyKeys(config)
  if (!allowsOtherKeys) requireKeys(opened.summary, site)
  const erasures = await readAllErasures(request)
  await verifyBackup(chosen, {
    onProgress: (progress) => onVerify?.(progress, opened.summary),
  })
  return { ...opened, migrations, site, erasures }
}

async function repeatAll(
  db: Db,
  places: ReturnType<typeof openPlaces>,
  erasures: readonly Erasure[],
): Promise<ErasedAgain> {
  const accounts = await repeatErasures(db, places, accountsOf(erasures))
  return { accounts, entries: await repeatDeletions(db, entriesOf(erasures)) }
}

/** @throws UnusableBackup before anything is written */
export async function restoreSite(request: RestoreRequest): Promise<Restored> {
  const { config, log, onProgress } = request
  const { summary, reading, migrations, site, erasures } = await check(request)
  const { db, close } = await openAsItIs(config, log)
  const places = openPlaces(config)
  let erased: ErasedAgain | null = null
  try {
    await restoreBackup(
      { summary, reading },
      {
        pool: db.pool,
        storage: places.storage,
        migrations,
        typeOf: typeOfKey,
        installQueue: () => installJobs(db.pool, queues),
        onProgress: (progress) => onProgress?.(progress, summary),
        finish: async () => {
          await putBackKeys(config.dataDir, summary.keptKeys, site)
          await forgetFiles(db.kysely, summary.deleted)
          setHashKey(db.kysely, (await deriveKeys(config)).hashes)
          if (erasures) erased = await repeatAll(db.kysely, places, erasures)
        },
      },
    )
    return { summary, erased }
  } finally {
    await close()
  }
}

/** For a database that was restored in another way. */
export async function eraseAgain(request: ErasureSources & { log: Log }): Promise<ErasedAgain> {
  const { config, log } = request
  const erasures = await readAllErasures(request)
  if (!erasures) throw new UnusableBackup('There is no list of erasures.')
  const { db, close } = await openForCommand(config, log)
  setHashKey(db.kysely, (await deriveKeys(config)).hashes)
  return repeatAll(db.kysely, openPlaces(config), erasures).finally(close)
}
