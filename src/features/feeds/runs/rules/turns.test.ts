import { expect, test } from 'vitest'
import { endOfTurn, type OpenReading, openReadings, stageBatches } from './turns.ts'

async function* numbers() {
  for (let at = 0; ; at += 1) yield at
}

const opened = (position: number): OpenReading<number> => ({
  position,
  batches: numbers(),
  stopping: new AbortController(),
  remainingSlots: new Map(),
  failure: null,
  columns: null,
  begunAt: 0,
  isAgain: false,
})

const isClosed = ({ stopping }: OpenReading<number>) => stopping.signal.aborted

test('A reading goes on where it was, unless its run stands elsewhere', async () => {
  const readings = openReadings<OpenReading<number>>()
  const [one, other] = [opened(7), opened(7)]
  await readings.keep('one', one)
  await readings.keep('other', other)
  expect(await readings.take('one', 7)).toBe(one)
  expect(await readings.take('one', 7)).toBeUndefined()
  expect(await readings.take('other', 9)).toBeUndefined()
  expect([isClosed(one), isClosed(other)]).toEqual([false, true])
})

test('A process keeps a few readings, and none that nobody goes on with', async () => {
  let now = 0
  const readings = openReadings<OpenReading<number>>(() => now)
  const many = Array.from({ length: 40 }, () => opened(1))
  for (const [at, reading] of many.entries()) await readings.keep(String(at), reading)
  expect(many.filter(isClosed)).toHaveLength(32)
  now = 11 * 60_000
  const late = opened(1)
  await readings.keep('late', late)
  expect([many.filter(isClosed).length, isClosed(late)]).toEqual([40, false])
})

test('Of too many readings the one that has come least far is begun again', async () => {
  const readings = openReadings<OpenReading<number>>()
  const positions = [3, 9, 9, 9, 9, 9, 9, 9]
  const early = positions.map((position) => opened(position))
  for (const [at, reading] of early.entries()) await readings.keep(String(at), reading)
  const [dear, cheap] = [opened(50), opened(1)]
  await readings.keep('dear', dear)
  await readings.keep('cheap', cheap)
  expect(early.map(isClosed)).toEqual([true, ...early.slice(1).map(() => false)])
  expect([isClosed(dear), isClosed(cheap)]).toEqual([false, true])
  expect(await readings.take('dear', 50)).toBe(dear)
})

test('A turn that had to parse again what came before reads on for as long', () => {
  const turn = { begunAt: 0, reachedAt: 30_000, turnMs: 5_000 }
  expect(endOfTurn({ ...turn, isAgain: true })).toBe(60_000)
  expect(endOfTurn({ ...turn, reachedAt: 10, isAgain: false })).toBe(5_000)
})

test('A turn that ends before a batch is read goes on with that batch', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  async function* late() {
    yield 1
    yield await promise
  }
  const open = { ...opened(0), batches: late() }
  const staged: number[] = []
  const stage = async (batch: number) => staged.push(batch) > 0
  const turn = { isOver: () => false, stage }
  const turnOverLater = new Promise<void>((hold) => void setTimeout(hold, 20))
  expect(await stageBatches(open, { ...turn, turnOver: turnOverLater })).toBe('paused')
  expect(staged).toEqual([1])
  resolve(2)
  expect(await stageBatches(open, { ...turn, turnOver: new Promise(() => {}) })).toBe('whole')
  expect(staged).toEqual([1, 2])
})

test('A turn that ends behind a batch stages each once', async () => {
  const open = opened(0)
  const staged: number[] = []
  const stage = async (batch: number) => staged.push(batch) > 0
  const turn = { turnOver: new Promise<void>(() => {}), isOver: () => true, stage }
  for (let turns = 0; turns < 3; turns += 1) {
    expect(await stageBatches(open, turn)).toBe('paused')
  }
  expect(staged).toEqual([0, 1, 2])
})
