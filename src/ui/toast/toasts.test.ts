import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newToasts } from './toasts.ts'

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('stay five seconds and then close by themselves', () => {
    const toasts = newToasts()
    toasts.add({ text: 'Filters cleared successfully' })
    vi.advanceTimersByTime(4_900)
    expect(toasts.current()).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(toasts.current()).toHaveLength(0)
  })

  it('wait while one of them is read, and then live the rest of their time', () => {
    const toasts = newToasts()
    toasts.add({ text: 'first' })
    vi.advanceTimersByTime(3_000)
    toasts.pause('pointer')
    vi.advanceTimersByTime(60_000)
    expect(toasts.current()).toHaveLength(1)
    toasts.resume('pointer')
    vi.advanceTimersByTime(1_900)
    expect(toasts.current()).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(toasts.current()).toHaveLength(0)
  })

  it('wait as long as either the pointer or the focus is there', () => {
    const toasts = newToasts()
    toasts.add({ text: 'read twice' })
    toasts.pause('pointer')
    toasts.pause('focus')
    toasts.resume('focus')
    vi.advanceTimersByTime(60_000)
    expect(toasts.current()).toHaveLength(1)
    toasts.resume('pointer')
    vi.advanceTimersByTime(5_100)
    expect(toasts.current()).toEqual([])
  })

  it('that arrive while one is read have five seconds of their own', () => {
    const toasts = newToasts()
    toasts.add({ text: 'read' })
    toasts.pause('pointer')
    toasts.add({ text: 'late' })
    vi.advanceTimersByTime(10_000)
    toasts.resume('pointer')
    vi.advanceTimersByTime(4_900)
    expect(toasts.current().map((toast) => toast.text)).toEqual(['read', 'late'])
    vi.advanceTimersByTime(200)
    expect(toasts.current()).toEqual([])
  })

  it('close one at a time, and tell who listens', () => {
    const toasts = newToasts()
    const heard = vi.fn()
    const stop = toasts.subscribe(heard)
    const id = toasts.add({ text: 'one' })
    toasts.add({ text: 'two' })
    toasts.close(id)
    expect(toasts.current().map((toast) => toast.text)).toEqual(['two'])
    expect(heard).toHaveBeenCalledTimes(3)
    stop()
    vi.advanceTimersByTime(5_000)
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('do not stay paused once the toast under the pointer was closed', () => {
    const toasts = newToasts()
    const id = toasts.add({ text: 'read' })
    toasts.pause('pointer')
    toasts.close(id)
    toasts.add({ text: 'next' })
    vi.advanceTimersByTime(5_100)
    expect(toasts.current()).toEqual([])
  })

  it('tell when they are gone, once, by time or by hand', () => {
    const toasts = newToasts()
    const gone = vi.fn()
    const id = toasts.add({ text: 'by hand', onGone: () => gone('by hand') })
    toasts.add({ text: 'by time', onGone: () => gone('by time') })
    toasts.close(id)
    toasts.close(id)
    expect(gone.mock.calls).toEqual([['by hand']])
    vi.advanceTimersByTime(5_100)
    expect(gone.mock.calls).toEqual([['by hand'], ['by time']])
  })
})
