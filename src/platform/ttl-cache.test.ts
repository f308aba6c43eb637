import { describe, expect, it } from 'vitest'
import { clientGone } from './database/connection-turns.ts'
import { ttlCache } from './ttl-cache.ts'

const caching = (options: { shouldCache?: (value: number) => boolean } = {}) => {
  // The library takes a start at zero for none.
  const time = { now: 1 }
  let computed = 0
  const compute = async () => ++computed
  const now = () => time.now
  const { getOrCompute } = ttlCache<number>({ seconds: 60, maxEntries: 2, now, ...options })
  return { getOrCompute, compute, time }
}

describe('a cache with a time to live', () => {
  it('computes a value once for all who ask within the time, and again after it', async () => {
    const { getOrCompute, compute, time } = caching()
    expect(await Promise.all([getOrCompute('a', compute), getOrCompute('a', compute)])).toEqual([
      1, 1,
    ])
    time.now = 60_001
    expect(await getOrCompute('a', compute)).toBe(1)
    time.now = 60_002
    expect(await getOrCompute('a', compute)).toBe(2)
  })

  it('computes a value again for those who waited for one whose client has gone', async () => {
    const { getOrCompute, compute } = caching()
    const left = getOrCompute('a', () => Promise.reject(clientGone))
    const others = Promise.all([getOrCompute('a', compute), getOrCompute('a', compute)])
    await expect(left).rejects.toBe(clientGone)
    expect(await others).toEqual([1, 1])
  })

  it('removes the least recently used when it is full', async () => {
    const { getOrCompute, compute } = caching()
    await getOrCompute('a', compute)
    await getOrCompute('b', compute)
    await getOrCompute('a', compute)
    await getOrCompute('c', compute)
    expect(await getOrCompute('a', compute)).toBe(1)
    expect(await getOrCompute('b', compute)).toBe(4)
  })

  it('caches no failure and nothing that it should not', async () => {
    const { getOrCompute, compute } = caching({ shouldCache: (value) => value > 1 })
    await expect(getOrCompute('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await getOrCompute('a', compute)).toBe(1)
    expect(await getOrCompute('a', compute)).toBe(2)
    expect(await getOrCompute('a', compute)).toBe(2)
  })
})
