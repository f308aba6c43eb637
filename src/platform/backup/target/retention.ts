import { dayMs } from '#i18n/time-units.ts'
import { nameOfDraft, type ObjectStore } from '../../storage/object-store.ts'
import { keyringOf, type Keyring, mediaNameOf } from '../keyring.ts'
import {
  databaseOf,
  isBackupFile,
  listBackups,
  manifestOf,
  mediaOf,
  readFileEntries,
  readManifest,
} from '../manifest.ts'
import { UnusableBackup } from '../unusable.ts'

/** Younger files without a manifest may belong to a backup that another site is making. */
const minAgeMs = dayMs
const removedTogether = 1_000

type ClearOptions = {
  target: ObjectStore
  keyring: Keyring
  keep: number
  now: Date
  /** Kept by name: with a wrong clock the newest backup may look like the oldest. */
  made: string
}

export type Cleared = {
  backups: string[]
  files: number
  problem?: string
}

async function findNeeded({ target, keyring }: ClearOptions, names: readonly string[]) {
  const needed = new Set<string>()
  for (const name of names) {
    const { keyId } = await readManifest({ target, keyring }, name)
    const own = keyringOf(keyring, keyId)
    for await (const { sha256 } of readFileEntries({ target, keyring }, name)) {
      needed.add(mediaOf(mediaNameOf(Buffer.from(sha256, 'hex'), own)))
    }
  }
  return needed
}

async function* listAll({ target }: ClearOptions) {
  yield* target.list('backups/')
  yield* target.list('media/')
}

function isLeftover(name: string, needed: ReadonlySet<string>): boolean {
  const drafted = nameOfDraft(name)
  return drafted === undefined ? isBackupFile(name) && !needed.has(name) : isBackupFile(drafted)
}

async function removeLeftovers(clearing: ClearOptions, names: readonly string[]): Promise<number> {
  const needed = await findNeeded(clearing, names)
  const before = clearing.now.getTime() - minAgeMs
  for (const name of names) needed.add(manifestOf(name)).add(databaseOf(name))
  let count = 0
  let batch: string[] = []
  const flush = async () => {
    await clearing.target.remove(batch)
    count += batch.length
    batch = []
  }
  for await (const { name, changedAt } of listAll(clearing)) {
    if (!isLeftover(name, needed) || changedAt.getTime() >= before) continue
    batch.push(name)
    if (batch.length >= removedTogether) await flush()
  }
  await flush()
  return count
}

/** The caller holds the backup lock: a running backup relies on files that are already there. */
export async function clearOldBackups(clearing: ClearOptions): Promise<Cleared> {
  const { target, keep, now, made } = clearing
  const others = (await listBackups(target, now)).filter((name) => name !== made)
  const backups = others.slice(0, Math.max(0, others.length - (keep - 1)))
  const kept = [...others.slice(backups.length), made]
  // Manifests go first, so no listed backup has missing files.
  for (const name of backups) await target.remove([manifestOf(name)])
  await target.remove(backups.map(databaseOf))
  try {
    return { backups, files: await removeLeftovers(clearing, kept) }
  } catch (error) {
    if (!(error instanceof UnusableBackup)) throw error
    return { backups, files: 0, problem: error.message }
  }
}
