import { createHash } from 'node:crypto'
import { type Content, forEachOf, type ObjectStore } from '../storage/object-store.ts'
import { type Keyring, mediaNameOf } from './keyring.ts'
import { type FileEntry, listBackups, mediaOf, readFileEntries } from './manifest.ts'
import { sumOf } from './records.ts'
import { seal } from './sealed-file.ts'
import { UnusableBackup } from './unusable.ts'

const filesAtOnce = 8
const filesTogether = 256
/** A larger file is read twice: its name in the target is a hash of its content. */
const maxHeldBytes = 8 * 1024 * 1024

export type MediaSource = {
  files: Pick<ObjectStore, 'read'>
  findKept: (keys: readonly string[]) => Promise<Set<string>>
}

export type MediaProgress = (done: { files: number; bytes: number; copied: number }) => void

type CopyContext = {
  source: MediaSource
  target: ObjectStore
  keyring: Keyring
  onProgress: MediaProgress
  signal?: AbortSignal | undefined
}

type ReadContent = { begin: Buffer; isWhole: boolean; hash: Buffer; bytes: number }

async function hashContent(content: Content): Promise<ReadContent> {
  const hash = createHash('sha256')
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    hash.update(piece)
    bytes += piece.byteLength
    if (bytes <= maxHeldBytes) held.push(piece)
    else held = []
  }
  const isWhole = bytes <= maxHeldBytes
  return { begin: Buffer.concat(held), isWhole, hash: hash.digest(), bytes }
}

async function* only(bytes: Buffer) {
  yield bytes
}

async function readForHash({ files }: MediaSource, key: string): Promise<ReadContent | undefined> {
  const content = await files.read(key)
  try {
    return content && (await hashContent(content))
  } catch (error) {
    if ((await files.read(key)) === undefined) return undefined
    throw error
  }
}

type KnownFiles = {
  entry: FileEntry | undefined
  names: Set<string>
  /** The value is false when the source file was deleted while it was copied. */
  underWay: Map<string, Promise<boolean>>
}

type NewFile = { key: string; name: string; held: ReadContent }

async function writeFile({ key, name, held }: NewFile, { source, target, keyring }: CopyContext) {
  const content = held.isWhole ? only(held.begin) : await source.files.read(key)
  if (!content) return false
  const sum = sumOf(content)
  await target.write(mediaOf(name), seal(sum.content, { keyring, kind: 'media', name }))
  if (sum.end().bytes !== held.bytes) throw new Error(`${key} changed while it was copied`)
  return true
}

async function writeOnce(file: NewFile, { names, underWay }: KnownFiles, copying: CopyContext) {
  const { name, held } = file
  if (names.has(name) || (await underWay.get(name))) return { isThere: true, copied: 0 }
  const writing = writeFile(file, copying)
  underWay.set(name, writing)
  const isThere = await writing
  if (isThere) names.add(name)
  return { isThere, copied: held.bytes }
}

async function copyFile(key: string, known: KnownFiles, copying: CopyContext) {
  const { source, keyring, onProgress } = copying
  const { entry, names } = known
  if (entry && names.has(mediaNameOf(Buffer.from(entry.sha256, 'hex'), keyring))) {
    onProgress({ files: 1, bytes: entry.bytes, copied: 0 })
    return entry
  }
  const held = await readForHash(source, key)
  if (!held) return undefined
  const { bytes, hash } = held
  const file = { key, name: mediaNameOf(hash, keyring), held }
  const { isThere, copied } = await writeOnce(file, known, copying)
  if (!isThere) return undefined
  onProgress({ files: 1, bytes, copied })
  return { key, bytes, sha256: hash.toString('hex') }
}

async function findMediaNames(target: ObjectStore): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { name } of target.list('media/')) {
    const [, own] = /^media\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name) ?? []
    if (own) names.add(own)
  }
  return names
}

/** Both lists are sorted by key. The content of a key never changes, so it is not read again. */
async function openNewest(target: ObjectStore, keyring: Keyring) {
  const name = (await listBackups(target)).at(-1)
  const entries = name ? readFileEntries({ target, keyring }, name) : undefined
  let next = await nextOf(entries)
  return async (key: string): Promise<FileEntry | undefined> => {
    while (next && next.key < key) next = await nextOf(entries)
    return next?.key === key ? next : undefined
  }
}

/** If the newest manifest is unreadable, all files are read again. */
async function nextOf(entries: AsyncGenerator<FileEntry> | undefined) {
  try {
    return (await entries?.next())?.value as FileEntry | undefined
  } catch (error) {
    if (error instanceof UnusableBackup) return undefined
    throw error
  }
}

export type CopiedMedia = { count: number; bytes: number; absent: string[] }

/** Copies the files that the target does not have; `add` gets the entries of all, sorted by key. */
export async function copyMedia(
  keys: readonly string[],
  copying: CopyContext,
  add: (entries: FileEntry[]) => void,
): Promise<CopiedMedia> {
  const names = await findMediaNames(copying.target)
  const findEntry = await openNewest(copying.target, copying.keyring)
  const copied: CopiedMedia = { count: 0, bytes: 0, absent: [] }
  for (let at = 0; at < keys.length; at += filesTogether) {
    const batch = keys.slice(at, at + filesTogether)
    const found = new Map<string, FileEntry>()
    const jobs: { key: string; known: KnownFiles }[] = []
    const underWay: KnownFiles['underWay'] = new Map()
    for (const key of batch) {
      jobs.push({ key, known: { entry: await findEntry(key), names, underWay } })
    }
    await forEachOf(jobs, filesAtOnce, async ({ key, known }) => {
      copying.signal?.throwIfAborted()
      const entry = await copyFile(key, known, copying)
      if (entry) found.set(key, entry)
    })
    await copying.target.settle()
    const entries = batch.flatMap((key) => found.get(key) ?? [])
    add(entries)
    copied.count += entries.length
    copied.bytes += entries.reduce((sum, { bytes }) => sum + bytes, 0)
    copied.absent.push(...batch.filter((key) => !found.has(key)))
  }
  return copied
}
