import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { Limit } from '../endpoint/endpoint.ts'
import { Refusal } from '../refusal.ts'
import { maxCallersOfNetwork, networkOf } from './address.ts'

/** As many as the store of `@fastify/rate-limit` remembers. */
const maxRemembered = 5_000

type Count = { current: number; endsAt: number }
type Window = { windowMs: number; max: number }

/** Monotonic: the plugin's store would refuse callers after the clock is set back. */
export class Counts {
  readonly #counts = new Map<string, Count>()

  get size(): number {
    return this.#counts.size
  }

  add(name: string, { windowMs }: Pick<Window, 'windowMs'>): Count {
    const now = performance.now()
    const known = this.#counts.get(name)
    const isOver = !known || known.endsAt <= now
    const count = isOver
      ? { current: 1, endsAt: now + windowMs }
      : { ...known, current: known.current + 1 }
    // Keeps the map in the order of the last request.
    this.#counts.delete(name)
    this.#counts.set(name, count)
    if (this.#counts.size > maxRemembered) this.#counts.delete(this.#counts.keys().next().value!)
    this.#forgetEnded(now)
    return count
  }

  /** At most two per call, so that no request waits while thousands are deleted. */
  #forgetEnded(now: number) {
    for (const [name, { endsAt }] of this.#counts.entries().take(2)) {
      if (endsAt > now) return
      this.#counts.delete(name)
    }
  }
}

export function openCounts(windowMs: number) {
  const counts = new Counts()
  return (name: string): number => counts.add(name, { windowMs }).current
}

type NamedCaller = { name: string; network?: string }

/** `current` exceeds `max` also where the network has used its limit. */
class NetworkCounts {
  readonly #names = new Counts()
  readonly #networks = new Counts()

  add({ name, network }: NamedCaller, { windowMs, max }: Window): Count {
    const own = this.#names.add(name, { windowMs })
    if (own.current > max || network === undefined) return own
    const ofNetwork = this.#networks.add(network, { windowMs })
    const isWithin = ofNetwork.current <= max * maxCallersOfNetwork
    return isWithin ? own : { current: max + 1, endsAt: ofNetwork.endsAt }
  }
}

export const tooManyRequests = (waitMs: number) =>
  new Refusal(429, [{ code: 'too_many_requests' }], Math.ceil(waitMs / 1000))

function openLimit({ max, seconds }: Limit) {
  const counts = new NetworkCounts()
  return (named: NamedCaller, allowance: number): void => {
    const allowed = max * allowance
    const { current, endsAt } = counts.add(named, { windowMs: seconds * 1000, max: allowed })
    if (current > allowed) throw tooManyRequests(endsAt - performance.now())
  }
}

const ofCaller = (caller: string): NamedCaller => ({ name: caller, network: networkOf(caller) })

/** Returns a function that throws 429 beyond the limit; `allowance` multiplies the limit. */
export function openCallerLimit(limit: Limit) {
  const count = openLimit(limit)
  return (caller: string, allowance = 1): void => count(ofCaller(caller), allowance)
}

type AccountCaller = { account: string; address: string; isKnown: boolean; allowance: number }

/** New accounts, which are free to create, also count for their network. */
export function openAccountLimit(limit: Limit) {
  const count = openLimit(limit)
  return ({ account, address, isKnown, allowance }: AccountCaller): void =>
    count({ name: account, ...(!isKnown && { network: networkOf(address) }) }, allowance)
}

type Reply = (error: Error | null, result: { current: number; ttl: number }) => void

/** Each route has its own child. */
class RouteCounts {
  readonly #counts = new NetworkCounts()

  incr(caller: string, reply: Reply, ...[windowMs, max]: [number, number]): void {
    const { current, endsAt } = this.#counts.add(ofCaller(caller), { windowMs, max })
    reply(null, { current, ttl: endsAt - performance.now() })
  }

  child(): RouteCounts {
    return new RouteCounts()
  }
}

export const limitStore = RouteCounts as unknown as NonNullable<RateLimitPluginOptions['store']>
