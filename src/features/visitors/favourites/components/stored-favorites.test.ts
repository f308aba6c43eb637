import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#i18n/time-units.ts'
import type { Favorite } from '../contract.ts'
import { readFavoriteIds } from './read-favorite-ids.ts'
import { storedFavorites, storeFavorites } from './stored-favorites.ts'

const key = 'dara-favorites-list-2'

function browse(text?: string) {
  const map = new Map(text === undefined ? [] : [[key, text]])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
  })
  return map
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const favorite = {
  property: {
    id: 5,
    images: [{ url: '/a.webp' }, { url: '/b.webp' }],
    agent: { phone: '+971501234567' },
  },
  addedAt: '2026-03-01T08:00:00.000Z',
  note: 'mine',
  priceAtAdding: 100,
  gone: false,
} as unknown as Favorite

describe('The list that a browser stores', () => {
  it('is read by the user of whom it is, with one photo of each ad', () => {
    browse()
    storeFavorites('Sara', [favorite])
    const found = storedFavorites('Sara')
    expect(found?.favorites).toMatchObject([{ note: 'mine', property: { id: 5 } }])
    expect(found?.favorites[0]?.property.images).toEqual([{ url: '/a.webp' }])
    expect([storedFavorites(''), storedFavorites('Omar')]).toEqual([undefined, undefined])
  })

  it('has no agent, and is drawn for a week', () => {
    vi.useFakeTimers()
    const map = browse()
    storeFavorites('Sara', [favorite])
    expect(map.get(key)).not.toContain('1234567')
    vi.advanceTimersByTime(6 * dayMs)
    expect(storedFavorites('Sara')).toBeDefined()
    vi.advanceTimersByTime(2 * dayMs)
    expect(storedFavorites('Sara')).toBeUndefined()
  })

  it('is removed as soon as its user is not there any more', async () => {
    const map = browse()
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
    storeFavorites('', [favorite])
    await readFavoriteIds('', 'en').catch(() => undefined)
    expect(storedFavorites('')).toBeDefined()
    storeFavorites('Sara', [favorite])
    await readFavoriteIds('', 'en').catch(() => undefined)
    expect(map.get(key)).toBe('')
  })

  it.each(['', 'no JSON', 'null', '5', '{}', '[]', '{"of":"Sara"}', '{"of":"Sara","favorites":5}'])(
    'is none for a text that is not ours: %s',
    (text) => {
      browse(text)
      expect(storedFavorites('Sara')).toBeUndefined()
    },
  )
})
