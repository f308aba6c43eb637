import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  flush,
  retryNow,
  newSaver,
  noteChange,
  type SaveOutcome,
  type SaveState,
  end,
} from './saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function saverWith(rounds: SaveOutcome[]) {
  const states: SaveState[] = []
  let sent = 0
  const saver = newSaver({
    save: async () => {
      sent += 1
      await new Promise((done) => setTimeout(done, 100))
      return rounds.shift() ?? 'done'
    },
    onState: (state) => states.push(state),
  })
  return { saver, states, sent: () => sent }
}

describe('a draft', () => {
  test('is saved once its writer pauses, and within two seconds', async () => {
    const { saver, states, sent } = saverWith([])
    for (let letter = 0; letter < 5; letter += 1) {
      noteChange(saver)
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(sent()).toBe(0)
    await vi.advanceTimersByTimeAsync(1_700)
    expect([sent(), states]).toEqual([1, ['waiting', 'saving', 'saved']])
  })

  test('goes out one request at a time, the last change with the next', async () => {
    const { saver, states, sent } = saverWith([])
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(50)
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(40)
    expect(sent()).toBe(1)
    await vi.advanceTimersByTimeAsync(1_200)
    expect([sent(), states.at(-1)]).toEqual([2, 'saved'])
  })

  test('is sent again until there is an answer, at once when the network is back', async () => {
    const { saver, states, sent } = saverWith(['unsent', 'unsent', 'unsent'])
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(100)
    expect(states.at(-1)).toBe('unsent')
    await vi.advanceTimersByTimeAsync(3_300)
    expect(sent()).toBe(3)
    retryNow(saver)
    await vi.advanceTimersByTimeAsync(100)
    expect([sent(), states.at(-1)]).toEqual([4, 'saved'])
  })

  test('waits where somebody has to decide', async () => {
    const { saver, states, sent } = saverWith(['stopped'])
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(200)
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent(), states.at(-1)]).toEqual([1, 'stopped'])
  })

  test('is sent no more once its form is gone, though a save was under way', async () => {
    const { saver, sent } = saverWith(['unsent'])
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(50)
    end(saver)
    await vi.advanceTimersByTimeAsync(60_000)
    retryNow(saver)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toBe(1)
  })

  test('that was refused is sent again with the next change', async () => {
    const { saver, states, sent } = saverWith(['refused'])
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent(), states.at(-1)]).toEqual([1, 'refused'])
    noteChange(saver, 0)
    await vi.advanceTimersByTimeAsync(200)
    expect([sent(), states.at(-1)]).toEqual([2, 'saved'])
  })

  test('is saved before one goes, or it is told that it is not', async () => {
    const { saver, sent } = saverWith(['done', 'unsent'])
    noteChange(saver)
    const first = flush(saver)
    await vi.advanceTimersByTimeAsync(100)
    expect([await first, sent()]).toEqual([true, 1])
    noteChange(saver)
    const second = flush(saver)
    await vi.advanceTimersByTimeAsync(100)
    expect(await second).toBe(false)
    end(saver)
  })
})
