import { setImmediate as settle } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { overload } from '../http/queueing/lanes.ts'
import { type Asker, openPlaces } from './places.ts'

/** A maker that does one piece at a time, each when it is let, and says whose it was. */
function openMaker() {
  const inTurn = openPlaces()
  const done: string[] = []
  let finishPiece: (() => void) | undefined

  const ask = (name: string, asker: Asker) => {
    const perform = () =>
      new Promise<void>((resolve) => {
        finishPiece = () => {
          done.push(name)
          resolve()
        }
      })
    return inTurn(asker, async () => name, perform)
  }
  const finish = async (pieces: number) => {
    for (let piece = 0; piece < pieces; piece += 1) {
      await settle()
      finishPiece?.()
      finishPiece = undefined
    }
    await settle()
  }
  return { ask, finish, done }
}

/** Asks again after each piece, for as long as the maker goes on. */
async function keepAsking(maker: ReturnType<typeof openMaker>, name: string, asker: Asker) {
  for (;;) await maker.ask(name, asker)
}

const kinds: Asker['kind'][] = ['known', 'account', 'form', 'feed', 'view']
const crowdSize = 90

describe.each(kinds)('Of those who ask as “%s”', (kind) => {
  test('ninety callers of one network have one turn in a round together', async () => {
    const maker = openMaker()
    for (let at = 0; at < crowdSize; at += 1) {
      const asker = { kind, caller: `crowd ${at}`, network: '198.51.100' }
      keepAsking(maker, 'crowd', asker).catch(() => undefined)
    }
    await maker.finish(5)
    const other = maker.ask('other', { kind, caller: 'other', network: '192.0.2' })
    await maker.finish(2)
    await other
    expect(maker.done.slice(5)).toContain('other')
  })

  test('callers of one network take turns as well', async () => {
    const maker = openMaker()
    const network = '198.51.100'
    const crowd = Array.from({ length: 6 }, () => maker.ask('many', { kind, caller: '1', network }))
    const other = maker.ask('one', { kind, caller: '2', network })
    await maker.finish(7)
    await Promise.all([...crowd, other])
    expect(maker.done.indexOf('one')).toBeLessThan(2)
    expect(maker.done).toHaveLength(7)
  })
})

test('A known account has its turn among all that strangers of many networks ask for', async () => {
  const maker = openMaker()
  for (const kind of ['account', 'form', 'feed', 'view'] as const) {
    for (let at = 0; at < 50; at += 1) {
      const asker = { kind, caller: `crowd ${at}`, network: `network ${at}` }
      keepAsking(maker, 'crowd', asker).catch(() => undefined)
    }
  }
  await maker.finish(8)
  const known = maker.ask('known', { kind: 'known', caller: '7', network: 'network 1' })
  await maker.finish(kinds.length)
  await known
  expect(maker.done.slice(8)).toContain('known')
})

afterEach(() => void vi.useRealTimers())

test('The wait at the process counts as well, so that its sender is told in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const maker = openMaker()
  const stranger = { kind: 'account', caller: '1', network: '198.51.100' } as const
  void maker.ask('long', stranger)
  await settle()
  const known = maker.ask('known', { kind: 'known', caller: '7', network: '192.0.2' })
  await Promise.all([expect(known).rejects.toBe(overload), vi.advanceTimersByTimeAsync(60_000)])
  await maker.finish(1)
  const next = maker.ask('next', { kind: 'known', caller: '7', network: '192.0.2' })
  await maker.finish(1)
  await next
  expect(maker.done).toEqual(['long', 'next'])
})
