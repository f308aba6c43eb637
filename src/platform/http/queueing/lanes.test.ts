import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Lane, overload, overShare } from './lanes.ts'

test('refuses at once what finds neither a place nor room to wait', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 1, maxWaitMs: 60_000 })
  const leave = await lane.enter()
  const second = lane.enter()
  expect(lane.isFullFor('')).toBe(true)
  await expect(lane.enter()).rejects.toBe(overShare)
  leave()
  const leaveSecond = await second
  leaveSecond()
  expect(lane.isFullFor('')).toBe(false)
})

test('gives a place to the first who waits, and back once however often it is left', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 2, maxWaitMs: 60_000 })
  const order: string[] = []
  const leave = await lane.enter()
  const enter = async (name: string) => {
    const leaveLater = await lane.enter()
    order.push(name)
    return leaveLater
  }
  const [first, second] = [enter('first'), enter('second')]
  leave()
  leave()
  const leaveFirst = await first
  await sleep(20)
  expect(order).toEqual(['first'])
  leaveFirst()
  await second
  expect(order).toEqual(['first', 'second'])
})

test('refuses whoever has waited too long, and keeps no place for them', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 1, maxWaitMs: 20 })
  const leave = await lane.enter()
  await expect(lane.enter()).rejects.toBe(overShare)
  leave()
  await lane.enter()
})

test('lets those wait longer who come next', async () => {
  const limits = { maxActive: 1, maxWaiting: 9, maxWaitMs: 20, maxNextWaitMs: 60_000 }
  const lane = new Lane(limits)
  const leave = await lane.enter()
  const next = lane.enter()
  await expect(lane.enter()).rejects.toBe(overShare)
  leave()
  await next
})

test('gives a free place to whom has the fewest, whoever came first', async () => {
  const lane = new Lane({ maxActive: 2, maxWaiting: 20, maxWaitMs: 60_000 })
  const order: string[] = []
  const leaves: (() => void)[] = []
  const enter = async (caller: string) => {
    const leave = await lane.enter(caller)
    order.push(caller)
    leaves.push(leave)
  }
  await Promise.all([enter('crowd'), enter('crowd')])
  const entering = ['crowd', 'crowd', 'crowd', 'one', 'two', 'one'].map(enter)
  for (let at = 0; at < 8; at += 1) {
    leaves[at]?.()
    await sleep(1)
  }
  await Promise.all(entering)
  expect(order.slice(2)).toEqual(['one', 'two', 'crowd', 'one', 'crowd', 'crowd'])
})

test('gives a free place first to who asks for that, of callers with equally many', async () => {
  const lane = new Lane({ maxActive: 2, maxWaiting: 20, maxWaitMs: 60_000 })
  const order: string[] = []
  const leaves = await Promise.all([lane.enter('busy'), lane.enter('idle')])
  const enter = async (caller: string, goesFirst: boolean) => {
    leaves.push(await lane.enter(caller, { goesFirst }))
    order.push(caller)
  }
  const entering = [enter('busy', true), enter('early', false), enter('late', true)]
  for (let at = 1; at < 4; at += 1) {
    leaves[at]?.()
    await sleep(1)
  }
  await Promise.all(entering)
  expect(order).toEqual(['late', 'early', 'busy'])
})

test('a crowd of one caller leaves the next turn to others', async () => {
  const limits = { maxActive: 1, maxWaiting: 50, maxWaitMs: 20, maxNextWaitMs: 60_000 }
  const lane = new Lane(limits)
  const leave = await lane.enter('crowd')
  const crowd = Array.from({ length: 20 }, () => lane.enter('crowd').catch(() => 'refused'))
  const other = lane.enter('other')
  expect(await Promise.all(crowd)).toEqual(crowd.map(() => 'refused'))
  leave()
  await other
})

/** A single place, and who had it, one after the other. */
function singlePlace() {
  const lane = new Lane({ maxActive: 1, maxWaiting: 20, maxWaitMs: 60_000 })
  const order: string[] = []
  const use = async (caller: string) => {
    const leave = await lane.enter(caller)
    order.push(caller)
    await sleep(1)
    leave()
  }
  return { order, use }
}

test('of a single place callers take turns too, however many one of them asked for before', async () => {
  const { order, use } = singlePlace()
  await Promise.all(['crowd', 'crowd', 'crowd', 'crowd', 'crowd', 'other', 'other'].map(use))
  expect(order).toEqual(['crowd', 'other', 'crowd', 'other', 'crowd', 'crowd', 'crowd'])
})

test('one who comes again after each place goes behind those who have waited since', async () => {
  const { order, use } = singlePlace()
  const again = async () => {
    for (let time = 0; time < 3; time += 1) await use('again')
  }
  await Promise.all([again(), use('one'), use('two'), use('three')])
  expect(order).toEqual(['again', 'one', 'two', 'three', 'again', 'again'])
})

test('one caller fills only so many of the places to wait', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 9, maxWaitingOfCaller: 2, maxWaitMs: 60_000 })
  const leave = await lane.enter('crowd')
  const crowd = [lane.enter('crowd'), lane.enter('crowd')]
  await expect(lane.enter('crowd')).rejects.toBe(overShare)
  const other = lane.enter('other')
  leave()
  for (const entered of [other, ...crowd]) (await entered)()
})

test('who goes away no longer waits', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 1, maxWaitMs: 60_000 })
  const leave = await lane.enter()
  const gone = new AbortController()
  const waiting = lane.enter('gone', { signal: gone.signal })
  gone.abort()
  await expect(waiting).rejects.toBe(overload)
  await expect(lane.enter('gone', { signal: gone.signal })).rejects.toBe(overload)
  const next = lane.enter('next')
  leave()
  await next
})

/** Takes as many places as one caller gets, which nobody gives back. */
const fill = (lane: Lane, caller: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      lane.enter(caller).then(
        () => 'in' as const,
        () => 'refused' as const,
      ),
    ),
  ).then((all) => all.filter((one) => one === 'in').length)

test.each([
  [3, 2],
  [4, 3],
  [24, 16],
])('of %d places one caller has %d at most, and others get the rest', async (maxActive, most) => {
  const lane = new Lane({ maxActive, maxWaiting: 9, maxWaitMs: 10 })
  expect(await fill(lane, 'crowd', 100)).toBe(most)
  expect(await fill(lane, 'other', 1)).toBe(1)
})

test('two callers who keep all that they get leave places to others', async () => {
  const lane = new Lane({ maxActive: 24 })
  const taken = [await fill(lane, 'one', 100), await fill(lane, 'two', 100)]
  expect(taken).toEqual([16, 6])
  expect(await fill(lane, 'three', 1)).toBe(1)
})

test('one caller cannot take all the room in which others wait', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 30, maxWaitMs: 60_000 })
  const leave = await lane.enter('crowd')
  const crowd = Array.from({ length: 100 }, () => lane.enter('crowd').catch(() => 'refused'))
  expect(await Promise.all(crowd.slice(20))).toEqual(crowd.slice(20).map(() => 'refused'))
  expect([lane.isFullFor('crowd'), lane.isFullFor('other')]).toEqual([true, false])
  leave()
})

test('work that has begun waits its turn for longer than others would', async () => {
  const lane = new Lane({ maxActive: 1, maxWaiting: 1, maxWaitMs: 10 })
  const leave = await lane.enter('one')
  const again = [lane.enterAgain('one'), lane.enterAgain('one')]
  await expect(lane.enter('other')).rejects.toBe(overload)
  leave()
  const leaveFirst = await again[0]!
  leaveFirst()
  await again[1]
})

test('only so many of a caller wait as the next as the caller may have places', async () => {
  const limits = { maxActive: 3, maxWaiting: 30, maxWaitMs: 5, maxNextWaitMs: 120_000 }
  const lane = new Lane(limits)
  const leaves = await Promise.all([lane.enter('crowd'), lane.enter('crowd')])
  let refused = 0
  const waiting = Array.from({ length: 5 }, () =>
    lane.enter('crowd').catch(() => {
      refused += 1
    }),
  )
  await expect.poll(() => refused).toBe(3)
  for (const leave of leaves) leave()
  await Promise.all(waiting)
  expect(refused).toBe(3)
})
