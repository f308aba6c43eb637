import { expect, test } from 'vitest'
import { endOfTurn, type OpenReading, openReadings } from './rules.ts'

async function* numbers() {
  for (let at = 0; ; at += 1) yield at
}

const opened = (position: number): OpenReading<number> => ({
  position,
  batches: numbers(),
  stopping: new AbortController(),
  rooms: new Map(),
  failure: null,
  columns: null,
})

const isClosed = ({ stopping }: OpenReading<number>) => stopping.signal.aborted

test('A reading goes on where it was, unless its run stands elsewhere', async () => {
  const readings = openReadings<number>()
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
  const readings = openReadings<number>(() => now)
  const many = Array.from({ length: 40 }, () => opened(1))
  for (const [at, reading] of many.entries()) await readings.keep(String(at), reading)
  expect(many.filter(isClosed)).toHaveLength(32)
  now = 11 * 60_000
  const late = opened(1)
  await readings.keep('late', late)
  expect([many.filter(isClosed).length, isClosed(late)]).toEqual([40, false])
})

test('A turn that had to parse again what came before reads on for as long', () => {
  const turn = { begunAt: 0, reachedAt: 30_000, turnMs: 5_000 }
  expect(endOfTurn({ ...turn, isAgain: true })).toBe(60_000)
  expect(endOfTurn({ ...turn, reachedAt: 10, isAgain: false })).toBe(5_000)
})
