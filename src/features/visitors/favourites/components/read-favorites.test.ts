import { afterEach, describe, expect, test, vi } from 'vitest'
import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { readFavoriteIds } from './read-favorite-ids.ts'
import { readFavorites } from './read-favorites.ts'
import { whileUnsettled } from './unsettled.ts'

/** A browser of a user, whose answer to a list comes once `meanwhile` has run. */
function browse(meanwhile: (page: { cookie: string }) => void) {
  const stored = new Map<string, string>()
  const page = { cookie: 'user_name=Sara; auth_token=xyz' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
  vi.stubGlobal('fetch', async () => {
    meanwhile(page)
    const favorites = [{ property: { id: 5, images: [] }, note: 'mine' }]
    return Response.json({ data: { favorites, ids: [5], pagination: { pages: 1 } } })
  })
  return stored
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const { signal } = new AbortController()
const readers = [
  ['the list', () => readFavorites('Sara', { language: 'en', signal })],
  ['their ids', () => readFavoriteIds('Sara', 'en')],
] as const

const unlessPressed = async (read: () => Promise<unknown>) => {
  let settle = () => {}
  const pressed = whileUnsettled(
    () =>
      new Promise((resolve) => {
        favoriteIds.add(7)
        settle = resolve
      }),
  )
  await read()
  settle()
  await pressed
}

describe('Favourites that are read', () => {
  test.each(readers)('%s: are stored in the browser', async (_, read) => {
    const stored = browse(() => undefined)
    await read()
    expect(stored.get('dara-favorites')).toBe('5')
  })

  test.each(readers)('%s: leave a heart as it is that was just pressed', async (_, read) => {
    const stored = browse(() => undefined)
    await unlessPressed(read)
    expect(stored.get('dara-favorites')).toBe('7')
  })

  test.each(readers)('%s: are not stored after a logout meanwhile', async (_, read) => {
    const stored = browse((page) => {
      page.cookie = ''
    })
    await read()
    expect([...stored]).toEqual([])
  })
})
