import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { hourSeconds } from '#i18n/time-units.ts'
import { callerOf } from '../http/address.ts'
import { releaseAtEnd } from '../http/queueing/downloads.ts'
import { overload } from '../http/queueing/lanes.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'
import { Refusal } from '../refusal.ts'
import { compress, encodingFor } from './encodings.ts'

type KeptFile = { etag: string; changedAt: Date; madeAt: number; br: Buffer; gzip: Buffer }

type Make = () => Promise<string>
type MakeContext = { request: FastifyRequest; make: Make }

const lifetimeSeconds = hourSeconds

/** A stale file may name removed ads. */
const maxAgeMs = 2 * lifetimeSeconds * 1000

/** About 200 of the largest sitemap parts, 150 KB in both encodings. */
const maxBytes = 32 * 1024 * 1024
const overheadBytes = 512

const makingLimits = { maxActive: 1, maxWaiting: 64, maxWaitMs: 500, maxNextWaitMs: 1_000 }

/** Unpacked files, up to 2 MB, stay in memory until they are read: 32 MB in all. */
const unpackedLimits = { maxActive: 16, maxWaiting: 256, maxWaitMs: 2_000 }

const decompress = promisify(brotliDecompress)

type MadeFile = { text: string; madeAt: number }

async function keptFileOf({ text, madeAt }: MadeFile, before: KeptFile | undefined) {
  const body = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (before?.etag === etag) return { ...before, madeAt }
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  return { etag, changedAt: new Date(), madeAt, br, gzip }
}

/** RFC 9110, 13.2.2: the tag takes precedence over the time. */
function isKnownTo({ headers }: FastifyRequest, { etag, changedAt }: KeptFile): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags === '*' || tags.includes(etag.slice(2))
  const known = Date.parse(headers['if-modified-since'] ?? '')
  return known >= Math.floor(changedAt.getTime() / 1000) * 1000
}

async function unpack(reply: FastifyReply, file: KeptFile, lane: NetworkLane) {
  releaseAtEnd(reply, await lane.enter(callerOf(reply.request.ip)))
  return decompress(file.br)
}

async function sendFile(reply: FastifyReply, file: KeptFile, lane: NetworkLane) {
  const { request } = reply
  reply
    .header('cache-control', `public, max-age=${lifetimeSeconds}`)
    .header('etag', file.etag)
    .header('last-modified', file.changedAt.toUTCString())
    .header('vary', 'accept-encoding')
  if (isKnownTo(request, file)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(await unpack(reply, file, lane))
  return reply.header('content-encoding', encoding).send(file[encoding])
}

const canBeSent = (file: KeptFile | undefined, at: number) =>
  file !== undefined && at - file.madeAt < maxAgeMs

const isGone = (error: unknown) => error instanceof Refusal && error.status === 404

/** A stale file is sent while a new one is made or fails, except after a 404 or when too old. */
export function keepFiles(now = () => performance.now()) {
  const lane = new NetworkLane(makingLimits)
  const unpacked = new NetworkLane(unpackedLimits)
  const files = new LRUCache<string, KeptFile, MakeContext>({
    maxSize: maxBytes,
    sizeCalculation: ({ br, gzip }, key) => br.length + gzip.length + key.length + overheadBytes,
    ttl: lifetimeSeconds * 1000,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (name, before, { context: { request, make } }) => {
      if (request.isServerBehind) throw overload
      const leave = await lane.enter(callerOf(request.ip))
      try {
        return await keptFileOf({ text: await make(), madeAt: now() }, before)
      } catch (error) {
        if (before && isGone(error)) files.delete(name)
        throw error
      } finally {
        leave()
      }
    },
  })

  const send = async (name: string, reply: FastifyReply, make: Make) => {
    const { request } = reply
    const allowStale = canBeSent(files.peek(name, { allowStale: true }), now())
    const file = await files.forceFetch(name, { context: { request, make }, allowStale })
    return sendFile(reply, file, unpacked)
  }
  return { send }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isKept?: boolean
  }
}
