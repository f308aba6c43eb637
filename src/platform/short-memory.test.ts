import { describe, expect, it } from 'vitest'
import { clientGone } from './database/connection-turns.ts'
import { shortMemory } from './short-memory.ts'

const remembering = (options: { isWorth?: (value: number) => boolean; most?: number } = {}) => {
  const time = { now: 0 }
  let made = 0
  const make = async () => ++made
  const recall = shortMemory<number>({
    seconds: 60,
    most: options.most ?? 2,
    isWorth: options.isWorth ?? (() => true),
    clock: () => time.now,
  })
  return { recall, make, time }
}

describe('a short memory', () => {
  it('makes an answer once for all who ask within the time, and anew after it', async () => {
    const { recall, make, time } = remembering()
    expect(await Promise.all([recall('a', make), recall('a', make)])).toEqual([1, 1])
    time.now = 59_999
    expect(await recall('a', make)).toBe(1)
    time.now = 60_000
    expect(await recall('a', make)).toBe(2)
  })

  it('makes an answer once more for those whose maker’s client has gone', async () => {
    const { recall, make } = remembering()
    const left = recall('a', () => Promise.reject(clientGone))
    const others = Promise.all([recall('a', make), recall('a', make)])
    await expect(left).rejects.toBe(clientGone)
    expect(await others).toEqual([1, 1])
  })

  it('forgets the least used when it is full', async () => {
    const { recall, make } = remembering()
    await recall('a', make)
    await recall('b', make)
    await recall('a', make)
    await recall('c', make)
    expect(await recall('a', make)).toBe(1)
    expect(await recall('b', make)).toBe(4)
  })

  it('keeps no failure and nothing that is not worth it', async () => {
    const { recall, make } = remembering({ isWorth: (value) => value > 1 })
    await expect(recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await recall('a', make)).toBe(1)
    expect(await recall('a', make)).toBe(2)
    expect(await recall('a', make)).toBe(2)
  })
})
