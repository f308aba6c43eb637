import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import type { Limit } from '../endpoint/endpoint.ts'
import { Refusal } from '../refusal.ts'

/** Callers remembered for one route, as many as the plugin's own store remembers. */
const maxCallers = 5_000

type Count = { current: number; endsAt: number }
type Reply = (error: Error | null, result: { current: number; ttl: number }) => void

/**
 * Counts of callers in this process's memory. The plugin's own store takes the time from the
 * system's clock: set back by an hour, it would refuse callers for that hour.
 */
class MonotonicStore {
  readonly #counts = new Map<string, Count>()

  incr(caller: string, reply: Reply, windowMs: number): void {
    const now = performance.now()
    const known = this.#counts.get(caller)
    const isOver = !known || known.endsAt <= now
    const count = isOver
      ? { current: 1, endsAt: now + windowMs }
      : { ...known, current: known.current + 1 }
    // The order of the map is that of the last request.
    this.#counts.delete(caller)
    this.#counts.set(caller, count)
    if (this.#counts.size > maxCallers) this.#counts.delete(this.#counts.keys().next().value!)
    reply(null, { current: count.current, ttl: count.endsAt - now })
  }

  child(): MonotonicStore {
    return new MonotonicStore()
  }
}

/** How often each caller came in the last `windowMs`, this time included, in memory of this process. */
export function openCounts(windowMs: number) {
  const store = new MonotonicStore()
  return (caller: string): number => {
    let count = 0
    store.incr(caller, (_error, { current }) => void (count = current), windowMs)
    return count
  }
}

/**
 * Counts callers in memory of this process; `allowance` multiplies what each may do.
 * @throws 429 with the time until the caller may come again, beyond the limit
 */
export function openLimit({ max, seconds }: Limit) {
  const store = new MonotonicStore()
  const refuse = (leftMs: number) => {
    throw new Refusal(429, [{ code: 'too_many_requests' }], Math.ceil(leftMs / 1000))
  }
  return (caller: string, allowance: number): void =>
    store.incr(
      caller,
      (_error, { current, ttl }) => {
        if (current > max * allowance) refuse(ttl)
      },
      seconds * 1000,
    )
}

export const limitStore = MonotonicStore as unknown as NonNullable<RateLimitPluginOptions['store']>
