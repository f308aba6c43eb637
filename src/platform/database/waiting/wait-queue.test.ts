import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../lost-connection.ts'
import { WaitQueue } from './wait-queue.ts'

describe('Requests that wait for the database', () => {
  it('go on together when it is back', async () => {
    const queue = new WaitQueue(2)
    const waiting = [queue.wait(60_000), queue.wait(60_000)]
    queue.releaseAll()
    expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  })

  it('are only so many, whoever comes next is refused at once, and a place becomes free', async () => {
    const queue = new WaitQueue(1)
    const first = queue.wait(20)
    await expect(queue.wait(60_000)).rejects.toThrow(DatabaseAway)
    await expect(first).rejects.toThrow(DatabaseAway)
    const next = queue.wait(60_000)
    queue.releaseAll()
    await next
  })

  it('of one network are half of all at most', async () => {
    const queue = new WaitQueue(4)
    const crowd = ['198.51.100.1', '198.51.100.2'].map((caller) => queue.wait(60_000, caller))
    await expect(queue.wait(60_000, '198.51.100.3')).rejects.toThrow(DatabaseAway)
    const others = [queue.wait(60_000, '192.0.2.1'), queue.wait(60_000)]
    queue.releaseAll()
    await Promise.all([...crowd, ...others])
    const next = queue.wait(60_000, '198.51.100.3')
    queue.releaseAll()
    await next
  })

  it('are refused when the program ends', async () => {
    const queue = new WaitQueue(1)
    const waiting = queue.wait(60_000)
    queue.rejectAll()
    await expect(waiting).rejects.toThrow(DatabaseAway)
  })
})
