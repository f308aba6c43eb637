import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { callerOf, networkOf } from './address.ts'

/** How many bodies that have not arrived in full are allowed, of one caller and of all. A network has its share. */
type Crowd = { maxOfCaller: number; maxInAll: number }

export type BodyLimits = {
  ordinaryMs: number
  uploadMs: number
  /** The rest of a body that was answered before it had arrived. */
  restMs: number
  /** An upload must keep up this rate on average once `floorAfterMs` have passed. */
  floorAfterMs: number
  minBytesPerSecond: number
  checkIntervalMs: number
  ordinary: Crowd
  upload: Crowd
}

/** Node itself ends a request that takes longer (reliability drill R7). */
export const maxUploadMs = 120_000

/**
 * Carriers put thousands of phones behind one address, so an address may have as many bodies on their
 * way as a few hundred honest senders have at one moment: a body of 256 KB takes a second or two on a
 * poor line. In all they hold at most 512 × 256 KB = 128 MB. An upload goes to disk as it comes. A network
 * has as many as are left free, so never more than half.
 */
export const defaultBodyLimits: BodyLimits = {
  ordinaryMs: 30_000,
  uploadMs: maxUploadMs,
  restMs: 5_000,
  floorAfterMs: 10_000,
  minBytesPerSecond: 16 * 1024,
  checkIntervalMs: 1_000,
  ordinary: { maxOfCaller: 64, maxInAll: 512 },
  upload: { maxOfCaller: 32, maxInAll: 256 },
}

type Body = {
  raw: IncomingMessage
  caller: string
  network: string
  isUpload: boolean
  startedAt: number
  bytesBefore: number
  answeredAt?: number
}

/** Requests that tests inject have no connection, and their bodies are there. */
const isArriving = ({ headers, raw }: FastifyRequest) =>
  raw.socket instanceof Socket &&
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

export const takesFiles = (config: FastifyContextConfig): boolean =>
  config.isUpload === true || config.call?.endpoint.upload !== undefined

const isFinished = ({ raw }: Body) => raw.complete || raw.destroyed || raw.socket.destroyed

function close(app: FastifyInstance, { raw, answeredAt }: Body) {
  // With its connection, since it has not been read whole.
  if (answeredAt !== undefined) return void raw.destroy()
  // As if Node had noticed: one answer in our form, then the end.
  const error = Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  app.server.emit('clientError', error, raw.socket)
}

class Groups {
  readonly #groups = new Map<string, Set<Body>>()

  of(name: string): ReadonlySet<Body> {
    return this.#groups.get(name) ?? new Set()
  }

  add(name: string, body: Body) {
    this.#groups.set(name, (this.#groups.get(name) ?? new Set()).add(body))
  }

  remove(name: string, body: Body) {
    const group = this.#groups.get(name)
    group?.delete(body)
    if (group?.size === 0) this.#groups.delete(name)
  }
}

const oldestOf = ([oldest]: Iterable<Body>) => oldest

type Sender = Pick<Body, 'caller' | 'network'>

class Bodies {
  readonly all = new Set<Body>()
  readonly #callers = new Groups()
  readonly #networks = new Groups()
  readonly #limits: Crowd
  readonly #close: (body: Body) => void

  constructor(limits: Crowd, close: (body: Body) => void) {
    this.#limits = limits
    this.#close = close
  }

  remove(body: Body) {
    this.all.delete(body)
    this.#callers.remove(body.caller, body)
    this.#networks.remove(body.network, body)
  }

  end(body: Body) {
    this.remove(body)
    this.#close(body)
  }

  #removeFinished(bodies: Iterable<Body>) {
    for (const body of bodies) if (isFinished(body)) this.remove(body)
  }

  #isFullFor({ caller, network }: Sender): { ofCaller: boolean; ofNetwork: boolean } {
    const { maxOfCaller, maxInAll } = this.#limits
    return {
      ofCaller: this.#callers.of(caller).size >= maxOfCaller,
      ofNetwork: this.#networks.of(network).size >= maxInAll - this.all.size,
    }
  }

  #oldestInTheWay(sender: Sender): Body | undefined {
    const before = this.#isFullFor(sender)
    if (before.ofCaller) this.#removeFinished(this.#callers.of(sender.caller))
    else if (before.ofNetwork) this.#removeFinished(this.all)
    const { ofCaller, ofNetwork } = this.#isFullFor(sender)
    if (ofCaller) return oldestOf(this.#callers.of(sender.caller))
    if (!ofNetwork) return undefined
    return oldestOf(this.#networks.of(sender.network)) ?? oldestOf(this.all)
  }

  hasRoomFor(sender: Sender): boolean {
    return this.#oldestInTheWay(sender) === undefined
  }

  add(body: Body) {
    const oldest = this.#oldestInTheWay(body)
    if (oldest) this.end(oldest)
    this.#callers.add(body.caller, body)
    this.#networks.add(body.network, body)
    this.all.add(body)
    body.raw.once('close', () => this.remove(body))
  }

  endLate(limits: BodyLimits) {
    this.#removeFinished(this.all)
    for (const body of this.all) if (isLate(body, limits)) this.end(body)
  }
}

function isLate({ raw, startedAt, answeredAt, ...body }: Body, limits: BodyLimits): boolean {
  const now = performance.now()
  if (answeredAt !== undefined && now - answeredAt >= limits.restMs) return true
  const tookMs = now - startedAt
  if (!body.isUpload) return tookMs >= limits.ordinaryMs
  if (tookMs >= limits.uploadMs) return true
  // Bytes that wait to be read are there: the server is behind, not the sender.
  if (tookMs < limits.floorAfterMs || raw.readableLength > 0) return false
  const bytes = raw.socket.bytesRead - body.bytesBefore
  return bytes < (limits.minBytesPerSecond * tookMs) / 1000
}

const bodyOf = (request: FastifyRequest): Body => ({
  raw: request.raw,
  caller: callerOf(request.ip),
  network: networkOf(callerOf(request.ip)),
  isUpload: takesFiles(request.routeOptions.config),
  startedAt: performance.now(),
  bytesBefore: request.raw.socket.bytesRead,
})

/**
 * Bounds bodies that are on their way: how long, how slowly, and how many. An ordinary body too many of a
 * caller or network ends the oldest of them, which is a slow sender's: an honest one has finished long before.
 * An upload too many is refused, since those under way have cost their senders more.
 */
export function limitUnfinishedBodies(app: FastifyInstance, limits = defaultBodyLimits) {
  const ordinary = new Bodies(limits.ordinary, (body) => close(app, body))
  const uploads = new Bodies(limits.upload, (body) => close(app, body))
  const endLate = () => {
    ordinary.endLate(limits)
    uploads.endLate(limits)
  }
  const timer = setInterval(endLate, limits.checkIntervalMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onRequest', async (request, reply) => {
    if (!isArriving(request)) return
    const body = bodyOf(request)
    // What was answered, a refusal for instance, is no upload any more, whatever is still sent.
    reply.raw.once('finish', () => {
      if (isFinished(body)) return
      uploads.remove(body)
      ordinary.remove(body)
      ordinary.add({ ...body, isUpload: false, answeredAt: performance.now() })
    })
    if (!body.isUpload) ordinary.add(body)
    else if (uploads.hasRoomFor(body)) uploads.add(body)
    else throw new Refusal(429, [{ code: 'too_many_requests' }], 10)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files outside of the table of calls. */
    isUpload?: boolean
  }
}
