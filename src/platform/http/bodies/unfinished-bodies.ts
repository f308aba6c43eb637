import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { callerOf, networkOf } from '../address.ts'

type Crowd = { maxOfCaller: number; maxInAll: number }

export type BodyLimits = {
  ordinaryMs: number
  uploadMs: number
  /** Time for the rest of a body that was answered before it had arrived. */
  restMs: number
  /** Average rate that an upload needs after `floorAfterMs`. */
  floorAfterMs: number
  minBytesPerSecond: number
  checkIntervalMs: number
  ordinary: Crowd
  upload: Crowd
}

/** Node itself ends a request that takes longer (drill R7). */
export const maxUploadMs = 120_000

/**
 * Carriers put thousands of phones behind one address, and 256 KB take two seconds on a slow line.
 * Ordinary bodies take at most 512 × 256 KB = 128 MB; uploads are streamed to disk.
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

/** Injected test requests have no connection. */
const isArriving = ({ headers, raw }: FastifyRequest) =>
  raw.socket instanceof Socket &&
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

export const takesFiles = (config: FastifyContextConfig): boolean =>
  config.isUpload === true || config.call?.endpoint.upload !== undefined

const isFinished = ({ raw }: Body) => raw.complete || raw.destroyed || raw.socket.destroyed

function close(app: FastifyInstance, { raw, answeredAt }: Body) {
  // The connection too, since the body has not been read to its end.
  if (answeredAt !== undefined) return void raw.destroy()
  // Imitates Node's own timeout, so the client gets one answer in our error form.
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
  // If bytes wait to be read, the server is slow and not the sender.
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
 * For an ordinary body too many the oldest one, of a slow sender, is ended. An upload too many is
 * refused, because those under way have cost their senders more.
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
    // After an answer the rest of a body is no upload, even if it is still sent.
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
    /** A route outside of the contracts that takes files. */
    isUpload?: boolean
  }
}
