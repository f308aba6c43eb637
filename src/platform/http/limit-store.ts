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
 * back by an hour, it would refuse callers for that hour.
 */
class Counts {
  readonly #counts = new Map<string, Count>()

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
    return count
  }
}

/** How often each name came in the last `windowMs`, this time included, in memory of this process. */
export function openCounts(windowMs: number) {
  const counts = new Counts()
  return (name: string): number => counts.add(name, { windowMs }).current
}

/**
 * Counts a caller, and its network, which may come ten times as often. What a caller does beyond its own
 * limit is not the network's. `current` is the caller's, or more than `max` where its network has had all.
 */
class CallerCounts {
  readonly #callers = new Counts()
  readonly #networks = new Counts()

  add(caller: string, { windowMs, max }: Window): Count {
    const own = this.#callers.add(caller, { windowMs })
    if (own.current > max) return own
    const ofNetwork = this.#networks.add(networkOf(caller), { windowMs })
    const isWithin = ofNetwork.current <= max * callersOfNetwork
    return isWithin ? own : { current: max + 1, endsAt: ofNetwork.endsAt }
  }
}

/** Refused until so many milliseconds have passed. */
export const tooManyRequests = (waitMs: number) =>
  new Refusal(429, [{ code: 'too_many_requests' }], Math.ceil(waitMs / 1000))

const limitBy =
  (counts: Counts | CallerCounts, { max, seconds }: Limit) =>
  (name: string, allowance = 1): void => {
    const allowed = max * allowance
    const { current, endsAt } = counts.add(name, { windowMs: seconds * 1000, max: allowed })
    if (current > allowed) throw tooManyRequests(endsAt - performance.now())
  }

/**
 * Counts names, such as accounts, in memory of this process; `allowance` multiplies what each may do.
 * What it answers throws 429 with the time until the name may come again, beyond the limit.
 */
export const openLimit = (limit: Limit) => limitBy(new Counts(), limit)

/** The same for callers, whose network may do ten times as much. */
export const openCallerLimit = (limit: Limit) => limitBy(new CallerCounts(), limit)

type Reply = (error: Error | null, result: { current: number; ttl: number }) => void

/** The same counts for routes; each route has a child of its own. */
class RouteCounts {
  readonly #counts = new CallerCounts()

  incr(caller: string, reply: Reply, ...[windowMs, max]: [number, number]): void {
    const { current, endsAt } = this.#counts.add(caller, { windowMs, max })
    reply(null, { current, ttl: endsAt - performance.now() })
  }

  child(): RouteCounts {
    return new RouteCounts()
  }
}

export const limitStore = RouteCounts as unknown as NonNullable<RateLimitPluginOptions['store']>
