import type pg from 'pg'
import { applyMissing, openOwnClient, type Migration } from '../migrate.ts'
import { loadRows } from './load-rows.ts'
import { tryLock } from './locks.ts'
import type { Summary } from './manifest.ts'
import {
  findLevel,
  requireEmptyDatabase,
  requireEmptyStorage,
  type RestoreStorage,
} from './restore-checks.ts'
import {
  clearMarker,
  readMarker,
  type RestoreMarker,
  setMarker,
  unfinishedRestore,
} from './restore-marker.ts'
import { findTables, quoteName } from './tables.ts'
import { UnusableBackup } from './unusable.ts'
import { type BackupReading, forEachFile, openMedia } from './verify-backup.ts'
import { advisoryLocks } from '../postgres/advisory-locks.ts'

export type RestoreStep = 'files' | 'rows' | 'indexes' | 'finish'
export type RestoreProgress = { step: RestoreStep; files: number; rows: number }

export type RestoreOptions = {
  /** A pool for the database that is restored, without time limits. */
  pool: pg.Pool
  storage: RestoreStorage
  migrations: readonly Migration[]
  typeOf: (key: string) => string
  installQueue: () => Promise<void>
  /** Runs after the rows are loaded and migrated; may run again after an interruption. */
  finish: (summary: Summary) => Promise<void>
  onProgress?: ((progress: RestoreProgress) => void) | undefined
}

type Run = RestoreOptions & {
  client: pg.Client
  reading: BackupReading
  summary: Summary
  progress: RestoreProgress
}

const report = ({ onProgress, progress }: Run, change: Partial<RestoreProgress>) => {
  Object.assign(progress, change)
  onProgress?.(progress)
}

/** Files come before rows, so no row refers to a file that is not there. */
async function putBackFiles(run: Run, present: ReadonlySet<string>): Promise<void> {
  const { storage, reading, typeOf, progress } = run
  await forEachFile(
    reading,
    async (entry) => {
      const { key } = entry
      if (!present.has(key)) {
        await storage.objects.write(key, await openMedia(reading, entry), typeOf(key))
      }
      report(run, { files: progress.files + 1 })
    },
    storage.objects.settle,
  )
}

async function load(run: Run, present: ReadonlySet<string>): Promise<void> {
  const { client, pool, reading, summary, migrations, progress } = run
  report(run, { step: 'files' })
  await putBackFiles(run, present)
  await applyMissing(client, findLevel(summary, migrations))
  await run.installQueue()
  report(run, { step: 'rows' })
  const onProgress = ({ rows }: { rows: number }) => report(run, { rows: progress.rows + rows })
  const onLoaded = () => report(run, { step: 'indexes' })
  await loadRows({ client, pool, reading, summary, onProgress, onLoaded })
}

async function prepare(
  run: Run,
): Promise<{ marker: RestoreMarker | undefined; present: Set<string> }> {
  const { client, summary, storage, reading } = run
  const marker = await readMarker(client)
  if (marker && marker.backup !== summary.name) throw new UnusableBackup(unfinishedRestore(marker))
  if (marker?.isLoaded) return { marker, present: new Set() }
  await requireEmptyDatabase(client, summary)
  return { marker, present: await requireEmptyStorage(storage, reading) }
}

async function vacuum(client: pg.Client): Promise<void> {
  const names = (await findTables(client)).map(quoteName)
  // Index-only scans need the visibility map, and the planner needs statistics.
  await client.query(`vacuum (analyze) ${names.join(', ')}`)
}

async function restore(run: Run): Promise<void> {
  const { client, summary, migrations } = run
  const { marker, present } = await prepare(run)
  if (!marker) await setMarker(client, summary.name)
  if (!marker?.isLoaded) await load(run, present)
  report(run, { step: 'finish' })
  await applyMissing(client, migrations)
  await run.finish(summary)
  await vacuum(client)
  await clearMarker(client)
}

/**
 * Restores a verified backup. After an interruption, run it again with the same backup; until it
 * ends the program refuses to start.
 * @throws UnusableBackup before anything is written
 */
export async function restoreBackup(
  { summary, reading }: { summary: Summary; reading: BackupReading },
  options: RestoreOptions,
): Promise<void> {
  findLevel(summary, options.migrations)
  const client = await openOwnClient(options.pool)
  const progress: RestoreProgress = { step: 'files', files: 0, rows: 0 }
  try {
    if (!(await tryLock(client, advisoryLocks.migration))) {
      throw new UnusableBackup('Another process is preparing this database: stop it first.')
    }
    await restore({ ...options, client, reading, summary, progress })
  } finally {
    await client.end()
  }
}
