import { forEachOf, type ObjectStore } from '../storage/object-store.ts'
import { jobsPart } from './copy-rows.ts'
import { decompress } from './compress.ts'
import { type Keyring, keyringOf, mediaNameOf } from './keyring.ts'
import {
  databaseOf,
  type FileEntry,
  mediaOf,
  readFileEntries,
  readManifest,
  type Summary,
} from './manifest.ts'
import { type PartSum, readParts, sumOf } from './records.ts'
import { unseal } from './sealed-file.ts'
import { quoteName } from './tables.ts'
import { UnusableBackup } from './unusable.ts'

export type BackupReading = { target: ObjectStore; keyring: Keyring; name: string }

type Pieces = AsyncIterable<Uint8Array>
type PartReader = (part: string, content: Pieces) => Promise<void>

const filesAtOnce = 8
const filesTogether = 256

const isSame = (one: PartSum | undefined, other: PartSum) =>
  one?.bytes === other.bytes && one.sha256 === other.sha256

async function drain(content: Pieces): Promise<void> {
  for await (const _ of content) continue
}

/** @throws UnusableBackup unless all parts are there and their hashes are right */
export async function readDatabase(
  { target, keyring, name }: BackupReading,
  { database, tables, jobs }: Summary,
  read: PartReader,
): Promise<void> {
  const sealed = await target.read(databaseOf(name))
  if (!sealed) throw new UnusableBackup(`The database file of backup ${name} is not there.`)
  const whole = sumOf(sealed)
  const parts = await readParts(
    decompress(unseal(whole.content, { keyring, kind: 'database' })),
    read,
  )
  const expected = new Map<string, PartSum>([[jobsPart, jobs]])
  for (const table of tables) expected.set(quoteName(table), table)
  const wrong = [...expected].find(([part, sum]) => !isSame(parts.get(part), sum))
  if (wrong || parts.size !== expected.size || !isSame(whole.end(), database)) {
    const what = wrong ? `: ${wrong[0]} is not what was backed up` : ''
    throw new UnusableBackup(`The database file does not belong to its manifest${what}.`)
  }
}

export async function openMedia({ target, keyring }: BackupReading, entry: FileEntry) {
  const name = mediaNameOf(Buffer.from(entry.sha256, 'hex'), keyring)
  const sealed = await target.read(mediaOf(name))
  if (!sealed) throw new UnusableBackup(`The file ${entry.key} is not in the backup.`)
  const sum = sumOf(unseal(sealed, { keyring, kind: 'media', name }))
  async function* content() {
    yield* sum.content
    if (isSame(sum.end(), entry)) return
    throw new UnusableBackup(`The file ${entry.key} is not what was backed up.`)
  }
  return content()
}

export async function forEachFile(
  reading: BackupReading,
  work: (entry: FileEntry) => Promise<void>,
  settle: () => Promise<void> = async () => undefined,
): Promise<void> {
  const flush = async (batch: FileEntry[]) => {
    await forEachOf(batch, filesAtOnce, work)
    await settle()
  }
  let batch: FileEntry[] = []
  for await (const entry of readFileEntries(reading, reading.name)) {
    batch.push(entry)
    if (batch.length < filesTogether) continue
    await flush(batch)
    batch = []
  }
  await flush(batch)
}

export type VerifyProgress = { rowBytes: number; files: number; ofFiles: number; fileBytes: number }

type VerifyOptions = { onProgress?: ((progress: VerifyProgress) => void) | undefined }

export async function openBackup(place: BackupReading) {
  const summary = await readManifest(place, place.name)
  if (summary.name !== place.name) {
    throw new UnusableBackup(`The manifest is that of another backup, ${summary.name}.`)
  }
  const keyring = keyringOf(place.keyring, summary.keyId)
  return { summary, reading: { ...place, keyring } }
}

/** @throws UnusableBackup */
export async function verifyBackup(
  place: BackupReading,
  { onProgress }: VerifyOptions = {},
): Promise<Summary> {
  const { summary, reading } = await openBackup(place)
  const progress = { rowBytes: 0, files: 0, ofFiles: summary.files.count, fileBytes: 0 }
  await readDatabase(reading, summary, async (_, content) => {
    for await (const piece of content) {
      progress.rowBytes += piece.byteLength
      onProgress?.(progress)
    }
  })
  await forEachFile(reading, async (entry) => {
    await drain(await openMedia(reading, entry))
    progress.files += 1
    progress.fileBytes += entry.bytes
    onProgress?.(progress)
  })
  if (progress.files === summary.files.count) return summary
  throw new UnusableBackup('The manifest does not name all files of the backup.')
}
