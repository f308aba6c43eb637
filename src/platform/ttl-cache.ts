import { LRUCache } from 'lru-cache'
import { clientGone } from './database/connection-turns.ts'

export type TtlCache<T> = {
  /** If the computing client disconnects, a waiting caller computes; failures are not cached. */
  getOrCompute: (key: string, compute: () => Promise<T>) => Promise<T>
}

type Options<T> = {
  seconds: number
  maxEntries: number
  shouldCache?: (value: T) => boolean
  now?: () => number
}

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
