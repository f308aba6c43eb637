import { describe, expect, it } from 'vitest'
import { DatabaseAway } from './lost-connection.ts'
import { isRepeatable } from './lease.ts'
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

  it('are refused when the program ends', async () => {
    const room = new WaitingRoom(1)
    const waiting = room.wait(60_000)
    room.refuseAll()
    await expect(waiting).rejects.toThrow(DatabaseAway)
  })
})

describe('A statement', () => {
  it.each([
    'select id from accounts',
    '  SELECT updated_at, deleted from accounts',
    '/* plan anew */ select 1',
    'with newest as (select 1) select * from newest',
    'begin',
    'start transaction isolation level serializable',
  ])('may be done again: %s', (text) => {
    expect(isRepeatable(text)).toBe(true)
  })

  it.each([
    'insert into accounts (id) values (1)',
    'update accounts set name = $1',
    'delete from accounts',
    'with gone as (delete from accounts returning id) select * from gone',
    "select nextval('accounts_id_seq')",
    'select pg_advisory_lock(1)',
    "select pg_notify('settings', '')",
    'commit',
    'rollback',
    'savepoint held_1',
    'lock table accounts',
  ])('may not: %s', (text) => {
    expect(isRepeatable(text)).toBe(false)
  })
})
