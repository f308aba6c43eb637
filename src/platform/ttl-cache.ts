import { LRUCache } from 'lru-cache'
import { clientGone } from './database/connection-turns.ts'

export type TtlCache<T> = {
  /**
   * The cached value of the key, else the one that `compute` makes. Callers who ask meanwhile wait for
   * it; a failure is not cached. Where the client of the one who computes goes, another of them does.
   */
  getOrCompute: (key: string, compute: () => Promise<T>) => Promise<T>
}

type Options<T> = {
  seconds: number
  /** When there are more, the least recently used are removed. */
  maxEntries: number
  /** Values that are cheap to compute need not be cached. */
  shouldCache?: (value: T) => boolean
  now?: () => number
}

/** Caches values for some seconds from the moment their computation begins. */
export function ttlCache<T>({ seconds, maxEntries, shouldCache, now }: Options<T>): TtlCache<T> {
  const cache = new LRUCache<string, Promise<T>>({
    max: maxEntries,
    ttl: seconds * 1000,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  })

  const remove = (key: string, value: Promise<T>) => {
    if (cache.peek(key, { allowStale: true }) === value) cache.delete(key)
  }

  const add = (key: string, value: Promise<T>) => {
    cache.set(key, value)
    value.then(
      (computed) => shouldCache?.(computed) === false && remove(key, value),
      () => remove(key, value),
    )
    return value
  }

  const getOrCompute: TtlCache<T>['getOrCompute'] = (key, compute) => {
    const cached = cache.get(key)
    if (!cached) return add(key, compute())
    return cached.catch((error: unknown) => {
      if (error !== clientGone) throw error
      return getOrCompute(key, compute)
    })
  }
  return { getOrCompute }
}
