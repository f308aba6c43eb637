import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { Limit } from '../endpoint/endpoint.ts'
import { Refusal } from '../refusal.ts'
import { callersOfNetwork, networkOf } from './address.ts'

/** Callers, and networks, remembered for one limit: as many as the plugin's own store remembers. */
const maxRemembered = 5_000

type Count = { current: number; endsAt: number }
type Window = { windowMs: number; max: number }

/**
 * Counts in this process's memory. The plugin's own store takes the time from the system's clock: set
 * back by an hour, it would refuse callers for that hour. What has ended is forgotten: each limit would else keep
 * its last 5,000 names for good.
 */
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
    // The order of the map is that of the last request.
    this.#counts.delete(name)
    this.#counts.set(name, count)
    if (this.#counts.size > maxRemembered) this.#counts.delete(this.#counts.keys().next().value!)
    this.#forgetEnded(now)
    return count
  }

  /** Who has not come for longest stands first. Two at most for each that comes, so nobody waits for thousands. */
  #forgetEnded(now: number) {
    for (const [name, { endsAt }] of this.#counts.entries().take(2)) {
      if (endsAt > now) return
      this.#counts.delete(name)
    }
  }
}

/** How often each name came in the last `windowMs`, this time included, in memory of this process. */
export function openCounts(windowMs: number) {
  const counts = new Counts()
  return (name: string): number => counts.add(name, { windowMs }).current
}

type Named = { name: string; network?: string }

/**
 * Counts a name, and its network, which may come ten times as often. What a name does beyond its own
 * limit is not the network's. `current` is the name's, or more than `max` where its network has had all.
 */
class NetworkCounts {
  readonly #names = new Counts()
  readonly #networks = new Counts()

  add({ name, network }: Named, { windowMs, max }: Window): Count {
    const own = this.#names.add(name, { windowMs })
    if (own.current > max || network === undefined) return own
    const ofNetwork = this.#networks.add(network, { windowMs })
    const isWithin = ofNetwork.current <= max * callersOfNetwork
    return isWithin ? own : { current: max + 1, endsAt: ofNetwork.endsAt }
  }
}

export const tooManyRequests = (waitMs: number) =>
  new Refusal(429, [{ code: 'too_many_requests' }], Math.ceil(waitMs / 1000))

function openLimit({ max, seconds }: Limit) {
  const counts = new NetworkCounts()
  return (named: Named, allowance: number): void => {
    const allowed = max * allowance
    const { current, endsAt } = counts.add(named, { windowMs: seconds * 1000, max: allowed })
    if (current > allowed) throw tooManyRequests(endsAt - performance.now())
  }
}

const ofCaller = (caller: string): Named => ({ name: caller, network: networkOf(caller) })

/**
 * Counts callers in memory of this process; `allowance` multiplies what each may do, and its network may
 * do ten times as much. What it answers throws 429 with the time until the caller may come again, beyond
 * the limit.
 */
export function openCallerLimit(limit: Limit) {
  const count = openLimit(limit)
  return (caller: string, allowance = 1): void => count(ofCaller(caller), allowance)
}

type AccountCaller = { account: string; address: string; isKnown: boolean; allowance: number }

/** The same for accounts. Those of new accounts, which are free to make, also count for their network. */
export function openAccountLimit(limit: Limit) {
  const count = openLimit(limit)
  return ({ account, address, isKnown, allowance }: AccountCaller): void =>
    count({ name: account, ...(!isKnown && { network: networkOf(address) }) }, allowance)
}

type Reply = (error: Error | null, result: { current: number; ttl: number }) => void

/** The same counts for routes; each route has its own child. */
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
