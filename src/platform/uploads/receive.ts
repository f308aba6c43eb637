import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyMultipartBaseOptions, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '../endpoint/endpoint.ts'
import type { FileKind } from '../endpoint/media.ts'
import { Refusal } from '../refusal.ts'
import { headLength, kindOf } from './kinds.ts'

export type Received = { path: string; kind: FileKind; bytes: number; isTooLarge: boolean }

/** `ofKind`: bytes per file, 0 when not accepted. `sharedBy`: also counts other requests. */
export type UploadQuota = { ofKind: (kind: FileKind) => number; inAll: number; sharedBy?: string }

/** Call it after authorization, so that the bytes of a refused caller are not read. */
export type Receive = (quota: UploadQuota) => Promise<Received[]>

export type Incoming = { receive: Receive; clear: () => Promise<void> }

const limits = { parts: 40, fields: 10, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 }
const maxFileBytes = 100 * 1024 * 1024

const arriving = new Map<string, number>()

class KeptBytes {
  readonly #sender: string
  #bytes = 0

  constructor(sender: string) {
    this.#sender = sender
  }

  get bytesOfSender(): number {
    return arriving.get(this.#sender) ?? 0
  }

  add(bytes: number): void {
    this.#bytes += bytes
    const inAll = this.bytesOfSender + bytes
    if (inAll === 0) arriving.delete(this.#sender)
    else arriving.set(this.#sender, inAll)
  }

  clear(): void {
    this.add(-this.#bytes)
  }
}

type PartTarget = { path: string; quota: UploadQuota; keptBytes: KeptBytes }

/** A file that is too large is read to its end but not kept. */
function limitFile(
  file: Received,
  { quota: { ofKind, inAll }, keptBytes }: Omit<PartTarget, 'path'>,
) {
  let head = Buffer.alloc(0)
  let own = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk.subarray(0, headLength)])
        file.kind = kindOf(head)
      }
      file.bytes += chunk.length
      const remaining = inAll - (keptBytes.bytesOfSender - own)
      const maximum = Math.max(Math.min(ofKind(file.kind), remaining), headLength)
      file.isTooLarge ||= file.bytes > maximum
      if (file.isTooLarge) return done()
      own += chunk.length
      keptBytes.add(chunk.length)
      done(null, chunk)
    },
  })
}

/** A file that is too large is removed, so its bytes are free for the next. */
async function storePart(part: MultipartFile, { path, ...place }: PartTarget): Promise<Received> {
  const file: Received = { path, kind: 'other', bytes: 0, isTooLarge: false }
  await pipeline(part.file, limitFile(file, place), createWriteStream(path, { flags: 'wx' }))
  file.isTooLarge ||= part.file.truncated
  if (file.isTooLarge) {
    const { size } = await stat(path)
    await rm(path)
    place.keptBytes.add(-size)
  }
  return file
}

const floods = /^FST_(PARTS|FILES|FIELDS)_LIMIT$/

/** Errors of the disk are passed on. */
export function toPartsRefusal(
  error: NodeJS.ErrnoException,
  { maxFiles }: Pick<Upload, 'maxFiles'>,
): Error {
  if (error instanceof Refusal || error.syscall) return error
  if (!floods.test(error.code ?? '')) return new Refusal(400, [{ code: 'malformed' }])
  return new Refusal(413, [{ code: 'too_many_files', values: { maximum: maxFiles } }])
}

type PartLimits = NonNullable<FastifyMultipartBaseOptions['limits']>

export function partsOf(request: FastifyRequest, limitsOfParts: PartLimits) {
  // A closed connection tells its end once only, so the parts would be awaited for ever.
  if (request.raw.destroyed) throw new Refusal(400, [{ code: 'malformed' }])
  return request.parts({ limits: limitsOfParts })
}

type ReadPlan = { upload: Upload; folder: string; quota: UploadQuota; keptBytes: KeptBytes }

async function readParts(request: FastifyRequest, { upload, folder, ...plan }: ReadPlan) {
  const { field, maxFiles } = upload
  const files: Received[] = []
  const ownLimits = { ...limits, files: maxFiles, fileSize: maxFileBytes }
  for await (const part of partsOf(request, ownLimits)) {
    if (part.type !== 'file') continue
    if (part.fieldname !== field && part.fieldname !== `${field}[]`) {
      part.file.resume()
      continue
    }
    files.push(await storePart(part, { ...plan, path: join(folder, randomUUID()) }))
  }
  return files
}

type Reading = Omit<ReadPlan, 'upload'>

/** Files are in a folder of their own until it is cleared. */
function openFolder(folder: string, read: (reading: Reading) => Promise<Received[]>): Incoming {
  let own: string | undefined
  let keptBytes: KeptBytes | undefined
  const receive: Receive = async (quota) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    own = await mkdtemp(join(folder, 'request-'))
    keptBytes = new KeptBytes(quota.sharedBy ?? own)
    return read({ folder: own, quota, keptBytes })
  }
  const clear = async () => {
    if (own) await rm(own, { recursive: true, force: true })
    keptBytes?.clear()
  }
  return { receive, clear }
}

export const openPart = (part: MultipartFile, folder: string): Incoming =>
  openFolder(folder, async (reading) => [
    await storePart(part, { ...reading, path: join(reading.folder, randomUUID()) }),
  ])

export function openIncoming(request: FastifyRequest, upload: Upload, folder: string): Incoming {
  return openFolder(folder, async (reading) => {
    if (!request.isMultipart()) throw new Refusal(415, [{ code: 'multipart_needed' }])
    const files = await readParts(request, { ...reading, upload }).catch(
      (error: NodeJS.ErrnoException) => {
        throw toPartsRefusal(error, upload)
      },
    )
    if (files.length > 0) return files
    throw new Refusal(422, [{ code: 'file_missing', path: upload.field }])
  })
}
