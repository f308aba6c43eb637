import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs } from '#i18n/time-units.ts'
import { isStale, noteRead } from './last-read.ts'

beforeEach(() => {
  const map = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('A browser reads nothing for a visitor, whose favourites it has, and all for an account', () => {
  expect([isStale(''), isStale('Sara')]).toEqual([false, true])
  noteRead('')
  vi.advanceTimersByTime(1_000 * minuteMs)
  expect(isStale('')).toBe(false)
})

test('Those of an account are read again, as it may have other devices', () => {
  noteRead('Sara Al Haddad')
  vi.advanceTimersByTime(4 * minuteMs)
  expect(isStale('Sara Al Haddad')).toBe(false)
  vi.advanceTimersByTime(2 * minuteMs)
  expect(isStale('Sara Al Haddad')).toBe(true)
})

test('After a login or logout they are read again', () => {
  noteRead('')
  expect(isStale('Sara')).toBe(true)
  noteRead('Sara')
  expect([isStale('Omar'), isStale('')]).toEqual([true, true])
})
