import { describe, expect, it } from 'vitest'
import { remainingQueueMs, type Source } from './queue-time.ts'

const limits = { maxAwayMs: 2_000, maxQueuedMs: 700, maxSilentMs: 2_200 }
const left = (waited: Partial<Parameters<typeof remainingQueueMs>[1]>, isRecovering = false) =>
  remainingQueueMs({ limits, availability: { isRecovering } } as Source, {
    queuedMs: 0,
    awayMs: 0,
    hasBegun: false,
    ...waited,
  })

describe('A request may queue for a connection', () => {
  it('for so long with all its statements', () => {
    expect(left({})).toBe(700)
    expect(left({ queuedMs: 300, hasBegun: true })).toBe(400)
  })

  it('for what is left of its silence where it waited for a database that was away', () => {
    expect(left({ awayMs: 500 })).toBe(1_700)
    expect(left({ awayMs: 500, queuedMs: 200 })).toBe(1_500)
  })

  it('as long where it comes just after the database is back', () => {
    expect(left({}, true)).toBe(2_200)
  })

  it('a little longer once its first statement was answered', () => {
    expect(left({ awayMs: 2_000, queuedMs: 200, hasBegun: true })).toBe(300)
    expect(left({ queuedMs: 2_200, hasBegun: true }, true)).toBe(300)
  })

  it('for a moment at least, so that a free connection is found', () => {
    expect(left({ queuedMs: 5_000 })).toBe(1)
  })
})
