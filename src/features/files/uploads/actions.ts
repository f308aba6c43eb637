import { open, rm } from 'node:fs/promises'
import { addVisitorFile } from '#features/files/quotas/queries/visitors.ts'
import { hourMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { type FileKind, isPicture, type Size } from '#platform/endpoint/media.ts'
import type { Asker } from '#platform/media/places.ts'
import type { MediaWorker } from '#platform/media/media-worker.ts'
import type { Reason } from '#platform/refusal.ts'
import { newId } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { isDraft } from '#platform/storage/object-store.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { allInTurn, maxBatchRows } from '#platform/sweeping/batches.ts'
import type { Received } from '#platform/uploads/receive.ts'
import type { Resumable } from '#platform/uploads/resumable.ts'
import { isOfErasedAccount } from '#platform/session/open-account.ts'
import { addFile, dropExpired, dropFiles, findKept, findKnown, findOriginals } from './queries.ts'
import {
  contentTypeOf,
  type FileEnding,
  fileIdOf,
  type FileRow,
  keysOf,
  masterKey,
  toQuotaRefusal,
  pictureLimits,
  plainKey,
  type Purpose,
  sizeKey,
  checkFile,
} from './rules.ts'

export type Media = { storage: Storage; mediaWorker: MediaWorker; resumable: Resumable }

type ArrivedFile = Received & {
  asker: Asker
  /** The later id of an upload that may be sent again. */
  id?: string
}

type TakenResult = { row: FileRow } | { status: number; reason: Reason }

type StoredResult = { row: FileRow; bytes: number } | { status: number; reason: Reason }

const refuseBroken = (code: Reason['code']) => ({ status: 422, reason: { code } })

async function storePicture(
  file: ArrivedFile,
  { storage, mediaWorker }: Media,
): Promise<StoredResult> {
  const { path, asker, id = newId() } = file
  const seen = await mediaWorker.masterOf(path, asker)
  if ('why' in seen) {
    const values = seen.why === 'picture_too_big' ? { values: pictureLimits } : {}
    return { status: 422, reason: { code: seen.why, ...values } }
  }
  const { bytes, width, height, thumbhash } = seen.master
  await storage.put(masterKey(id), Buffer.from(bytes), 'image/jpeg')
  const row: FileRow = { id, kind: 'image', ending: 'jpg', width, height, thumbhash }
  return { row, bytes: bytes.length }
}

async function storeVideo(
  file: ArrivedFile,
  { storage, mediaWorker }: Media,
): Promise<StoredResult> {
  const { id = newId(), asker, path } = file
  const ending = file.kind as 'mp4' | 'mov' | 'webm'
  const copied = await mediaWorker.remux({ path, ending }, asker)
  if (!copied) return refuseBroken('video_broken')
  const { target, bytes, ...facts } = copied
  const row: FileRow = { id, kind: 'video', ending, ...facts, thumbhash: null }
  const removeCopy = () => rm(target, { force: true })
  await storage.putFile(plainKey(row), target, contentTypeOf(ending)).finally(removeCopy)
  return { row, bytes }
}

/** Documents are not opened; the last line shows that one is complete. */
async function isComplete(path: string, bytes: number): Promise<boolean> {
  const file = await open(path, 'r')
  const tail = Buffer.alloc(Math.min(bytes, 1024))
  await file.read(tail, 0, tail.length, bytes - tail.length).finally(() => file.close())
  return tail.includes('%%EOF')
}

async function storeDocument(file: Received, { storage }: Media): Promise<StoredResult> {
  if (!(await isComplete(file.path, file.bytes))) return refuseBroken('document_broken')
  const nothing = { width: null, height: null, thumbhash: null }
  const row: FileRow = { id: newId(), kind: 'document', ending: 'pdf', ...nothing }
  await storage.putFile(plainKey(row), file.path, contentTypeOf('pdf'))
  return { row, bytes: file.bytes }
}

function storerOf(kind: FileKind) {
  if (kind === 'pdf') return storeDocument
  return isPicture(kind) ? storePicture : storeVideo
}

type Sender = {
  db: Db
  purpose: Purpose
  accountId: AccountId | null
  now: Date
  asker: Asker
}

type FileName = Pick<FileRow, 'id' | 'kind' | 'ending'>

type NewRow = Sender & { stored: { row: FileRow; bytes: number } }

async function addRow({ db, purpose, accountId, now, asker, stored }: NewRow) {
  const file = { ...stored.row, bytes: stored.bytes, now }
  if (purpose === 'account') {
    const reason = await addFile(db, { ...file, accountId: accountId! })
    return reason ? { ...toQuotaRefusal(purpose), reason } : []
  }
  const displaced = await addVisitorFile(db, { ...file, purpose, caller: asker.caller })
  return displaced?.flatMap((row) => keysOf(row as FileName)) ?? toQuotaRefusal(purpose)
}

/** Stores the file before its row. */
export async function storeFile(
  file: Omit<ArrivedFile, 'asker'>,
  media: Media,
  sender: Sender,
): Promise<TakenResult> {
  const { purpose, asker } = sender
  const refused = checkFile(file, purpose)
  if (refused) return refused
  const stored = await storerOf(file.kind)({ ...file, asker }, media)
  if ('reason' in stored) return stored
  // Left to the sweep, an hour of parallel uploads could fill the disk.
  const removeStored = () => media.storage.remove(keysOf(stored.row))
  const added = await addRow({ ...sender, stored }).catch(async (error: unknown) => {
    // After other failures the row may exist.
    if (isOfErasedAccount(error)) await removeStored()
    throw error
  })
  const isAdded = Array.isArray(added)
  await (isAdded ? media.storage.remove(added) : removeStored())
  return isAdded ? { row: stored.row } : added
}

export type MadeSize = { bytes: Buffer; isKept: boolean }

export type SizeMaking = {
  media: Media
  isKnown: (id: string) => Promise<boolean>
  onNotKept: (error: unknown) => void
}

export const createFileLookup = (db: Db) => async (id: string) =>
  (await findKnown(db, [id])).has(id)

/**
 * A file that is deleted loses its sizes after the commit. A size is written before its row is
 * looked for, so either of the two removes it.
 */
function createSizeStore({ media: { storage }, isKnown, onNotKept }: SizeMaking) {
  const failed = (error: unknown) => {
    onNotKept(error)
    return undefined
  }
  return async (id: string, key: string, bytes: Buffer): Promise<'kept' | 'not kept' | 'gone'> => {
    const isPut = storage.put(key, bytes, contentTypeOf('webp')).then(() => true, failed)
    if (!(await isPut)) return 'not kept'
    const hasRow = await isKnown(id).catch(failed)
    if (hasRow) return 'kept'
    await storage.remove([key]).catch(failed)
    return hasRow === false ? 'gone' : 'not kept'
  }
}

/** A size that cannot be stored, as on a full disk, is still sent. Throws overload. */
export function createSizeMaker(making: SizeMaking) {
  const { storage, mediaWorker } = making.media
  const running = new Map<string, Promise<MadeSize | undefined>>()
  const keep = createSizeStore(making)

  const make = async (id: string, size: Size, asker: Asker): Promise<MadeSize | undefined> => {
    const key = sizeKey(id, size)
    let found: Buffer | undefined
    const master = async () => {
      // Another caller's turn may have come first.
      found = await storage.read(key)
      return found ? undefined : storage.read(masterKey(id))
    }
    const bytes = await mediaWorker.sizeOf({ size, master }, asker)
    if (found) return { bytes: found, isKept: true }
    if (!bytes) return undefined
    const kept = await keep(id, key, bytes)
    return kept === 'gone' ? undefined : { bytes, isKept: kept === 'kept' }
  }

  // Per caller, so nobody waits in the turn of one with many requests.
  return async (id: string, size: Size, asker: Asker): Promise<MadeSize | undefined> => {
    const name = `${asker.caller} ${sizeKey(id, size)}`
    const same = running.get(name)
    if (same) return same
    const making = make(id, size, asker).finally(() => running.delete(name))
    running.set(name, making)
    return making
  }
}

async function sweepOrphans(db: Db, { storage }: Media, now: Date): Promise<void> {
  let keys: string[] = []
  const sweep = async () => {
    const kept = await findKept(db, keys)
    await storage.remove(keys.filter((key) => !kept.has(key)))
    keys = []
  }
  for await (const { key, changedAt } of storage.list()) {
    // Other names are not ours and stay; a younger file may belong to a row being written.
    const isOurs = fileIdOf(key) !== undefined || isDraft(key)
    if (isOurs && changedAt.getTime() <= now.getTime() - hourMs) keys.push(key)
    if (keys.length >= maxBatchRows) await sweep()
  }
  await sweep()
}

export const sweepFiles = (db: Db, media: Media, now: Date): Promise<void> =>
  allInTurn([() => dropExpired(db, now), () => sweepOrphans(db, media, now)])

export const filesForBackup = (db: Db) => ({
  findAll: () => findOriginals(db),
  findKept: (keys: readonly string[]) => findKept(db, keys),
})

/** Files that were deleted while the backup ran are deleted again. */
export const forgetFiles = (db: Db, keys: readonly string[]): Promise<void> =>
  dropFiles(
    db,
    keys.flatMap((key) => fileIdOf(key) ?? []),
  )

export const typeOfKey = (key: string): string =>
  contentTypeOf(key.split('.').at(-1) as FileEnding) ?? 'application/octet-stream'
