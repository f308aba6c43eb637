import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini } from 's3mini'
import type { Content, ObjectStore, StoredObject } from './object-store.ts'

export type S3Options = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** S3 allows 10,000 parts; one is held in memory. */
const partBytes = 16 * 1024 * 1024
const partTimeoutMs = 120_000
const attempts = 4
const pageSize = 1_000

type Part = Awaited<ReturnType<S3mini['uploadPart']>>

const isFinal = ({ status = 0 }: { status?: number }) => status >= 400 && status < 500

/** After 1, 2 and 4 seconds; 4xx is final. */
async function retry<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempt === attempts || isFinal(error as object)) throw error
    await sleep(500 * 2 ** attempt)
    return retry(work, attempt + 1)
  }
}

async function* partsOf(content: Content): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  let isFirst = true
  for await (const piece of content) {
    waiting.push(piece)
    size += piece.byteLength
    if (size < partBytes) continue
    const all = Buffer.concat(waiting)
    yield all.subarray(0, partBytes)
    isFirst = false
    waiting = [all.subarray(partBytes)]
    size -= partBytes
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting)
}

type Upload = { s3: S3mini; key: string; type: string }

async function uploadParts({ s3, key, type }: Upload, parts: AsyncIterable<Buffer>) {
  const id = await retry(() => s3.getMultipartUploadId(key, type))
  try {
    const done: Part[] = []
    for await (const part of parts) {
      done.push(await retry(() => s3.uploadPart(key, id, part, done.length + 1)))
    }
    // S3 may answer 200 with an error in the body.
    const { etag } = await retry(() => s3.completeMultipartUpload(key, id, done))
    if (!etag) throw new Error(`the parts of ${key} were not put together`)
  } catch (error) {
    await s3.abortMultipartUpload(key, id).catch(() => undefined)
    throw error
  }
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first
  yield* rest
}

async function upload(target: Upload, content: Content): Promise<void> {
  const parts = partsOf(content)
  const { value: first } = await parts.next()
  if (first && first.length === partBytes) {
    return uploadParts(target, startingWith(first, parts))
  }
  await retry(() => target.s3.putObject(target.key, first ?? Buffer.alloc(0), target.type))
}

type Range = { bytes: Buffer; total: number }

async function fetchRange(s3: S3mini, key: string, from: number): Promise<Range | undefined> {
  return retry(async () => {
    const answer = await s3.getObjectRaw(key, false, from, from + partBytes)
    const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { bytes, total: total === undefined ? bytes.length : Number(total) }
  }).catch((error: { status?: number }) => {
    if (error.status === 404) return undefined
    if (error.status === 416) return { bytes: Buffer.alloc(0), total: 0 }
    throw error
  })
}

async function* download(s3: S3mini, key: string, first: Range): AsyncGenerator<Buffer> {
  yield first.bytes
  for (let at = first.bytes.length; at < first.total; ) {
    const next = await fetchRange(s3, key, at)
    if (!next || next.bytes.length === 0) throw new Error(`${key} was removed while it was read`)
    yield next.bytes
    at += next.bytes.length
  }
}

type Below = { s3: S3mini; prefix: string; folder: string }

async function* listObjects({ s3, prefix, folder }: Below): AsyncGenerator<StoredObject> {
  let next: string | undefined
  do {
    const page = await retry(() => s3.listObjectsPaged('/', `${prefix}${folder}`, pageSize, next))
    for (const { Key, Size, LastModified } of page?.objects ?? []) {
      const name = Key.slice(prefix.length)
      yield { name, bytes: Number(Size), changedAt: new Date(LastModified) }
    }
    next = page?.nextContinuationToken
  } while (next)
}

export function s3Objects(
  { endpoint, bucket, ...options }: S3Options,
  prefix: string,
): ObjectStore {
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const s3 = new S3mini({ ...options, endpoint: address, requestAbortTimeout: partTimeoutMs })
  const keyOf = (name: string) => `${prefix}${name}`

  return {
    write: (name, content, type = 'application/octet-stream') =>
      upload({ s3, key: keyOf(name), type }, content),
    settle: async () => undefined,
    read: async (name) => {
      const first = await fetchRange(s3, keyOf(name), 0)
      return first && download(s3, keyOf(name), first)
    },
    list: (folder) => listObjects({ s3, prefix, folder }),
    remove: async (names) => {
      for (let at = 0; at < names.length; at += pageSize) {
        const keys = names.slice(at, at + pageSize).map(keyOf)
        await retry(() => s3.deleteObjects(keys))
      }
    },
  }
}
