import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { S3mini } from 's3mini'
import { Refusal } from '../refusal.ts'
import { filesPrefix } from './own-places.ts'
import { type S3Options, s3Objects } from './s3-objects.ts'
import type { Storage, StoredKey } from './storage.ts'

const timeoutMs = 30_000
const pageSize = 1_000

const passedOn = ['content-length', 'content-range', 'etag', 'last-modified'] as const

/** Other forms are answered with the whole file, as RFC 9110 allows. */
function rangeOf(header: string | undefined): [number, number | undefined] | undefined {
  const [, from, to] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  return from === undefined ? undefined : [Number(from), to ? Number(to) + 1 : undefined]
}

const isKnownTo = ({ headers }: FastifyRequest, etag: string | null) => {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return etag !== null && tags !== undefined && (tags.includes(etag) || tags.includes('*'))
}

function passOn(answer: Response, request: FastifyRequest, reply: FastifyReply) {
  for (const name of passedOn) {
    const value = answer.headers.get(name)
    if (value) reply.header(name, value)
  }
  reply.header('accept-ranges', 'bytes')
  if (isKnownTo(request, answer.headers.get('etag'))) {
    void answer.body?.cancel()
    reply.removeHeader('content-length').removeHeader('content-range').code(304).send()
    return
  }
  const body = answer.body as ReadableStream | null
  // Of a HEAD Fastify cancels a web stream; another one it would read to its end.
  const isHead = request.method === 'HEAD'
  reply.code(answer.status).send(isHead ? body : ((body && Readable.fromWeb(body)) ?? ''))
}

async function* objectsOf(s3: S3mini): AsyncGenerator<StoredKey> {
  let next: string | undefined
  do {
    const page = await s3.listObjectsPaged('/', filesPrefix, pageSize, next)
    for (const { Key, LastModified } of page?.objects ?? []) {
      yield { key: Key.slice(filesPrefix.length), changedAt: new Date(LastModified) }
    }
    next = page?.nextContinuationToken
  } while (next)
}

/** A file has to begin in time; the visitor decides how long its bytes take. */
async function fetchInTime(input: string | URL | Request, init: RequestInit = {}) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs).unref()
  const answer = await fetch(input, { ...init, signal: late.signal })
  // The text of an error is read to its end, within the same time.
  if (answer.ok) clearTimeout(timer)
  return answer
}

const finalStatuses: unknown[] = [404, 416]

const statusOf = (error: unknown) => (error as { status?: number }).status

/** @throws Refusal 503 where S3 does not answer, or with an error of its own */
async function requireAnswer<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (finalStatuses.includes(statusOf(error))) throw error
    throw Object.assign(new Refusal(503, [{ code: 'unavailable' }], 2), { cause: error })
  }
}

export function s3Storage(account: S3Options): Storage {
  const { endpoint, bucket, ...options } = account
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const s3 = new S3mini({ ...options, endpoint: address, requestAbortTimeout: timeoutMs })
  const visited = new S3mini({ ...options, endpoint: address, fetch: fetchInTime })
  const place = (key: string) => `${filesPrefix}${key}`

  return {
    put: async (key, bytes, type) =>
      void (await requireAnswer(s3.putObject(place(key), bytes, type))),
    putFile: async (key, path, type) => {
      await requireAnswer(s3.putAnyObject(place(key), await openAsBlob(path), type))
    },
    read: async (key) => {
      const bytes = await requireAnswer(s3.getObjectArrayBuffer(place(key)))
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    send: async (key, request, reply) => {
      const range = rangeOf(request.headers.range)
      const asked = visited.getObjectRaw(place(key), !range, ...(range ?? []))
      const answer = await requireAnswer(asked).catch((error: unknown) => {
        if (finalStatuses.includes(statusOf(error))) return statusOf(error)
        throw error
      })
      if (answer === 404) return false
      if (!(answer instanceof Response))
        reply.code(416).header('cache-control', 'no-store').send('')
      else passOn(answer, request, reply)
      return true
    },
    remove: async (keys) => {
      if (keys.length > 0) await s3.deleteObjects(keys.map(place))
    },
    list: () => objectsOf(s3),
    objects: s3Objects(account, filesPrefix),
  }
}
