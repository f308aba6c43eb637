import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { callerOf, networkOf } from '../address.ts'

const reportIntervalMs = 10_000

/** Distinct kinds, by network, route, status and code, in an interval. */
const maxKinds = 256
/** One network must not use up the kinds of the others. */
const maxKindsOfNetwork = 16

/** `err` where the cause is ours, such as an unavailable database. */
export type Refused = { status: number; code: string; err?: Error }

type Kind = { network: string; route: string; status: number; code: string }
type Count = { kind: Kind; isOurs: boolean; times: number }

const kindOf = (request: FastifyRequest, { status, code }: Refused): Kind => ({
  network: networkOf(callerOf(request.ip)),
  route: request.routeOptions.url ?? 'page',
  status,
  code,
})

function logAtOnce(request: FastifyRequest, { status, code, err }: Refused, { route }: Kind) {
  if (err) return request.log.warn({ err, route }, 'unavailable')
  const { method, ip: address } = request
  request.log.info({ method, route, address, status, code }, 'refused')
}

/** The first of a kind is logged at once, the rest as a number: refusals must not fill the disk. */
export class RefusalLog {
  readonly #log: FastifyBaseLogger
  readonly #counts = new Map<string, Count>()
  readonly #kindsOf = new Map<string, number>()
  #others = 0
  #timer: NodeJS.Timeout | undefined

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  note(request: FastifyRequest, refused: Refused): void {
    this.#timer ??= setInterval(() => this.report(), reportIntervalMs).unref()
    const kind = kindOf(request, refused)
    const key = Object.values(kind).join(' ')
    const known = this.#counts.get(key)
    if (known) known.times += 1
    else if (!this.#hasRoomFor(kind)) this.#others += 1
    else {
      this.#counts.set(key, { kind, isOurs: refused.err !== undefined, times: 0 })
      this.#kindsOf.set(kind.network, this.#of(kind) + 1)
      logAtOnce(request, refused, kind)
    }
  }

  report(): void {
    if (this.#others > 0) this.#log.info({ times: this.#others }, 'refused: others')
    this.#others = 0
    for (const [key, count] of this.#counts) {
      if (count.times === 0) this.#forget(key, count)
      else this.#sayAgain(count)
    }
    if (this.#counts.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #sayAgain(count: Count) {
    const { kind, isOurs, times } = count
    if (isOurs) this.#log.warn({ ...kind, times }, 'unavailable again')
    else this.#log.info({ ...kind, times }, 'refused again')
    count.times = 0
  }

  #of({ network }: Kind): number {
    return this.#kindsOf.get(network) ?? 0
  }

  #hasRoomFor(kind: Kind): boolean {
    return this.#counts.size < maxKinds && this.#of(kind) < maxKindsOfNetwork
  }

  #forget(key: string, { kind }: Count) {
    this.#counts.delete(key)
    const left = this.#of(kind) - 1
    if (left > 0) this.#kindsOf.set(kind.network, left)
    else this.#kindsOf.delete(kind.network)
  }
}

const logs = new WeakMap<object, RefusalLog>()

export function refusalLogOf({ server }: FastifyRequest): RefusalLog {
  const known = logs.get(server.server)
  if (known) return known
  const log = new RefusalLog(server.log)
  logs.set(server.server, log)
  server.server.once('close', () => log.report())
  return log
}
