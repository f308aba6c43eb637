import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../lost-connection.ts'
import { WaitingRoom } from './waiting-room.ts'

describe('Requests that wait for the database', () => {
  it('go on together when it is back', async () => {
    const room = new WaitingRoom(2)
    const waiting = [room.wait(60_000), room.wait(60_000)]
    room.admitAll()
    expect(await Promise.all(waiting)).toEqual([undefined, undefined])
  })

  it('are only so many, whoever comes next is refused at once, and a place becomes free', async () => {
    const room = new WaitingRoom(1)
    const first = room.wait(20)
    await expect(room.wait(60_000)).rejects.toThrow(DatabaseAway)
    await expect(first).rejects.toThrow(DatabaseAway)
    const next = room.wait(60_000)
    room.admitAll()
    await next
  })

  it('of one network are half of all at most', async () => {
    const room = new WaitingRoom(4)
    const crowd = ['198.51.100.1', '198.51.100.2'].map((caller) => room.wait(60_000, caller))
    await expect(room.wait(60_000, '198.51.100.3')).rejects.toThrow(DatabaseAway)
    const others = [room.wait(60_000, '192.0.2.1'), room.wait(60_000)]
    room.admitAll()
    await Promise.all([...crowd, ...others])
    const next = room.wait(60_000, '198.51.100.3')
    room.admitAll()
    await next
  })

  it('are refused when the program ends', async () => {
    const room = new WaitingRoom(1)
    const waiting = room.wait(60_000)
    room.refuseAll()
    await expect(waiting).rejects.toThrow(DatabaseAway)
  })
})
