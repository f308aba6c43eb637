import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { ObjectStore } from '../storage/object-store.ts'
import { copyMedia, type MediaSource } from './copy-media.ts'
import { copyRows } from './copy-rows.ts'
import { currentKeyId, type Keyring } from './keyring.ts'
import { requireBackupLock, unlock } from './locks.ts'
import {
  databaseOf,
  format,
  type KeptKeys,
  type KeyIds,
  manifestOf,
  openManifest,
  sealManifest,
  type Summary,
} from './manifest.ts'
import { sumOf } from './records.ts'
import { readSnapshot } from './row-snapshot.ts'
import { seal } from './sealed-file.ts'
import { UnusableBackup } from './unusable.ts'
import { advisoryLocks } from '../postgres/advisory-locks.ts'

export type BackupProgress = {
  rows: number
  rowBytes: number
  files: number
  ofFiles: number
  fileBytes: number
  copiedBytes: number
}

export type BackupSource = {
  /** Sorted by their bytes. */
  findFiles: (client: pg.Client) => Promise<string[]>
  media: MediaSource
  keyIds: KeyIds
  keptKeys: KeptKeys | undefined
  release: string
}

export type BackupOptions = {
  /** Needs a dedicated connection without time limits. */
  client: pg.Client
  target: ObjectStore
  keyring: Keyring
  source: BackupSource
  now: Date
  onProgress?: (progress: BackupProgress) => void
  signal?: AbortSignal | undefined
}

const nameAt = (now: Date) =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}`

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regclass('public.schema_migrations') is not null as is_there`,
  )
  return rows[0].is_there
}

type Run = BackupOptions & { name: string; progress: BackupProgress }

const report = ({ onProgress, progress, signal }: Run) => {
  signal?.throwIfAborted()
  onProgress?.(progress)
}

/** The transaction ends before files are copied: that may take hours and would hold back vacuum. */
async function copyDatabase(run: Run) {
  const { client, target, keyring, source, name, progress } = run
  return readSnapshot(client, async (tables) => {
    const onProgress = (done: { rows: number; bytes: number }) => {
      progress.rows += done.rows
      progress.rowBytes += done.bytes
      report(run)
    }
    const keys = await source.findFiles(client)
    const { content, copied } = await copyRows(client, tables, onProgress)
    const sealed = sumOf(seal(content, { keyring, kind: 'database' }))
    await target.write(databaseOf(name), sealed.content)
    return { keys, copied, database: sealed.end() }
  })
}

async function copyFiles(run: Run, keys: readonly string[]) {
  const { target, keyring, source, progress, signal } = run
  progress.ofFiles = keys.length
  const manifest = openManifest()
  const onProgress = (done: { files: number; bytes: number; copied: number }) => {
    progress.files += done.files
    progress.fileBytes += done.bytes
    progress.copiedBytes += done.copied
    report(run)
  }
  const copying = { source: source.media, target, keyring, onProgress, signal }
  const { absent, ...files } = await copyMedia(keys, copying, manifest.add)
  const kept = absent.length > 0 ? await source.media.findKept(absent) : new Set()
  return {
    content: manifest.content,
    files,
    deleted: absent.filter((key) => !kept.has(key)),
    missing: absent.filter((key) => kept.has(key)),
  }
}

async function writeAll(run: Run): Promise<Summary> {
  const { client, target, keyring, source, name, now } = run
  const { keys, copied, database } = await copyDatabase(run)
  const { content, files, deleted, missing } = await copyFiles(run, keys)
  const { keyIds, keptKeys, release } = source
  const summary: Summary = {
    format,
    name,
    keyId: currentKeyId(keyring),
    createdAt: now.toISOString(),
    release,
    keyIds,
    // Storing a demo's keys next to unencrypted data would protect nothing.
    ...(keptKeys && keyring.length > 0 && { keptKeys }),
    ...copied,
    database,
    files,
    deleted,
    missing,
  }
  // A lost connection has lost the lock, and another process may be removing files.
  await client.query('select 1')
  await target.settle()
  await target.write(manifestOf(name), sealManifest(content(summary), keyring))
  await target.settle()
  return summary
}

/** On failure the lock is released with the client's connection, which the caller closes. */
export async function withBackupLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await requireBackupLock(client)
  const done = await work()
  await unlock(client, advisoryLocks.backup)
  return done
}

/** The manifest is written last: without it there is no backup. */
export async function createBackup(options: BackupOptions): Promise<Summary> {
  if (!(await hasTables(options.client))) {
    throw new UnusableBackup('There is nothing to back up: this database was never used.')
  }
  const progress = { rows: 0, rowBytes: 0, files: 0, ofFiles: 0, fileBytes: 0, copiedBytes: 0 }
  return writeAll({ ...options, name: nameAt(options.now), progress })
}
