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

type Clearing = {
  target: ObjectStore
  keyring: Keyring
  keep: number
  now: Date
  /** The backup that was just made: by a wrong clock it may seem to be the oldest. */
  made: string
}

export type Cleared = {
  backups: string[]
  files: number
  /** Why files that no backup refers to were left where they are. */
  problem?: string
}

async function findNeeded({ target, keyring }: Clearing, names: readonly string[]) {
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

async function* listAll({ target }: Clearing) {
  yield* target.list('backups/')
  yield* target.list('media/')
}

/** What is not named as backups name their files is somebody else's, and stays. */
function isLeftover(name: string, needed: ReadonlySet<string>): boolean {
  const drafted = nameOfDraft(name)
  return drafted === undefined ? isBackupFile(name) && !needed.has(name) : isBackupFile(drafted)
}

/** Removes files of backups that were interrupted or have just been removed. */
async function removeLeftovers(clearing: Clearing, names: readonly string[]): Promise<number> {
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

/**
 * Removes all but the newest backups, and media files that none of the others refers to. Run it
 * under the lock of backups: a backup that is being made relies on files that are there.
 */
export async function clearOldBackups(clearing: Clearing): Promise<Cleared> {
  const { target, keep, now, made } = clearing
  const others = (await listBackups(target, now)).filter((name) => name !== made)
  const backups = others.slice(0, Math.max(0, others.length - (keep - 1)))
  const kept = [...others.slice(backups.length), made]
  // The manifest first: without it there is no backup that something could be missing from.
  for (const name of backups) await target.remove([manifestOf(name)])
  await target.remove(backups.map(databaseOf))
  try {
    return { backups, files: await removeLeftovers(clearing, kept) }
  } catch (error) {
    if (!(error instanceof UnusableBackup)) throw error
    return { backups, files: 0, problem: error.message }
  }
}
