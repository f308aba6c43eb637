import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPace } from './pace.ts'
import { readText } from './text.ts'

const longestPiece = 64 * 1024
const inOneTurn = { endsAt: Number.POSITIVE_INFINITY, leftMs: Number.POSITIVE_INFINITY }
const over = { endsAt: 0, leftMs: Number.POSITIVE_INFINITY }

/** Reads a text of ten pieces; `read` is how many characters came so far. */
function reading() {
  const stopping = new AbortController()
  const pace = openPace(stopping.signal)
  const state = { read: 0, pace, stopping, end: Promise.resolve() as Promise<unknown> }
  const readAll = async () => {
    const text = Buffer.alloc(10 * longestPiece, ' ')
    for await (const piece of readText([text] as never, { signal: stopping.signal, pace })) {
      state.read += piece.length
    }
  }
  return {
    state,
    begin: (turn: typeof over) => {
      const held = pace.begin(turn)
      if (state.read === 0) state.end = readAll().catch((error: unknown) => error)
      return held
    },
  }
}

test('a text is read for as long as its turn lasts, and by a piece at least', async () => {
  const { state, begin } = reading()
  await begin(over)
  expect([state.read, state.pace.characters()]).toEqual([longestPiece, longestPiece])
  await nextTurn()
  expect(state.read).toBe(longestPiece)
  await begin(over)
  expect(state.read).toBe(2 * longestPiece)
  void begin(inOneTurn)
  await state.end
  expect(state.read).toBe(10 * longestPiece)
})

test('a reading that waits for its turn ends when it is stopped', async () => {
  const { state, begin } = reading()
  await begin(over)
  state.stopping.abort()
  expect(await state.end).toBeUndefined()
  expect(state.read).toBe(longestPiece)
})

test('a text whose processor time is used up is not read further', async () => {
  const { state, begin } = reading()
  void begin({ ...inOneTurn, leftMs: -1 })
  expect(await state.end).toMatchObject({ reasons: [{ code: 'feed_takes_too_long' }] })
  expect(state.read).toBe(0)
})
