import { describe, expect, test } from 'vitest'
import { overload, overShare } from '#platform/http/queueing/lanes.ts'
import { Refusal } from '#platform/refusal.ts'
import { type CachedPage, PageCache } from './page-cache.ts'

const page = (status = 200): CachedPage => ({
  status,
  location: undefined,
  writePolicy: () => undefined,
  bodies: { identity: Buffer.from('page') },
})

const old = (kept: CachedPage) => ({ page: kept, isOld: true })
const made = (drawn: CachedPage) => ({ page: drawn, isOld: false })
const refusedWith = (error: Error) => async () => {
  throw error
}

describe('the cache of public pages', () => {
  test('renders once for all who ask at once and for half a minute', async () => {
    let time = 0
    let renderings = 0
    const cache = new PageCache({ now: () => time })
    const make = async () => {
      renderings += 1
      return page()
    }
    await Promise.all([cache.get('/en', make), cache.get('/en', make)])
    time = 29_999
    await cache.get('/en', make)
    expect(renderings).toBe(1)
    time = 30_000
    await cache.get('/en', make)
    expect(renderings).toBe(2)
  })

  test.each([404, 410, 500])('does not keep a page of status %i', async (status) => {
    let renderings = 0
    const cache = new PageCache()
    const make = async () => {
      renderings += 1
      return page(status)
    }
    await cache.get('/en/nope', make)
    await cache.get('/en/nope', make)
    expect(renderings).toBe(2)
  })

  test('forgets a rendering that failed', async () => {
    const cache = new PageCache()
    const fail = async () => {
      throw new Error('no database')
    }
    await expect(cache.get('/en', fail)).rejects.toThrow('no database')
    expect((await cache.get('/en', async () => page())).page.status).toBe(200)
  })

  test('shows the old page while a new one cannot be made', async () => {
    let time = 0
    const cache = new PageCache({ now: () => time })
    const good = page()
    await cache.get('/en', async () => good)
    time = 60_000
    expect(await cache.get('/en', async () => page(503))).toEqual(old(good))
    const fail = async () => {
      throw new Error('no database')
    }
    expect(await cache.get('/en', fail)).toEqual(old(good))
    const fresh = page()
    expect(await cache.get('/en', async () => fresh)).toEqual(made(fresh))
  })

  test('shows the old page at once while the database is known to be away', async () => {
    let time = 0
    let isAway = false
    const cache = new PageCache({ now: () => time, isAway: () => isAway })
    const good = page()
    await cache.get('/en', async () => good)
    time = 60_000
    isAway = true
    const never = () => new Promise<CachedPage>(() => undefined)
    expect(await cache.get('/en', never)).toEqual(old(good))
    expect((await cache.get('/en/other', async () => page(503))).page.status).toBe(503)
    isAway = false
    const fresh = page()
    expect(await cache.get('/en', async () => fresh)).toEqual(made(fresh))
  })

  test('shows the old page at once when making a new one turns out to wait', async () => {
    let time = 0
    const cache = new PageCache({ now: () => time })
    const good = page()
    await cache.get('/en', async () => good)
    time = 60_000
    const back = Promise.withResolvers<CachedPage>()
    const waiting = (onWaiting: () => void) => {
      onWaiting()
      return back.promise
    }
    const both = [cache.get('/en', waiting), cache.get('/en', waiting)]
    expect(await Promise.all(both)).toEqual([old(good), old(good)])
    const fresh = page()
    back.resolve(fresh)
    await back.promise
    const never = () => new Promise<CachedPage>(() => undefined)
    await expect
      .poll(() => Promise.race([cache.get('/en', never), Promise.resolve(0)]))
      .toEqual(made(fresh))
  })

  test('waits for a new page where the old one is too old, unless the database is away', async () => {
    let time = 0
    let isAway = false
    const cache = new PageCache({ now: () => time, isAway: () => isAway })
    const [good, fresh] = [page(), page()]
    await cache.get('/en', async () => good)
    time = 3 * 60_000
    const waiting = async (onWaiting: () => void) => {
      onWaiting()
      return fresh
    }
    expect(await cache.get('/en', waiting)).toEqual(made(fresh))
    time += 3 * 60_000
    isAway = true
    expect(await cache.get('/en', waiting)).toEqual(old(fresh))
  })

  test('shows an old page for two minutes, and for ten while the database is away', async () => {
    let time = 0
    let isAway = false
    const cache = new PageCache({ now: () => time, isAway: () => isAway })
    const good = page()
    await cache.get('/en', async () => good)
    time = 119_999
    expect(await cache.get('/en', refusedWith(overload))).toEqual(old(good))
    time = 120_000
    await expect(cache.get('/en', refusedWith(overload))).rejects.toBe(overload)
    expect((await cache.get('/en', async () => page(500))).page.status).toBe(500)
    isAway = true
    time = 599_999
    expect(await cache.get('/en', async () => page(503))).toEqual(old(good))
    time = 600_000
    expect((await cache.get('/en', async () => page(503))).page.status).toBe(503)
  })

  test.each([
    ['has too much under way', overShare],
    ['has had too much', new Refusal(429, [{ code: 'too_many_requests' }])],
  ])('is made by another who waits for it where the one who began %s', async (_why, refusal) => {
    let time = 0
    const cache = new PageCache({ now: () => time })
    await cache.get('/en', async () => page())
    time = 60_000
    const fresh = page()
    let renderings = 0
    const make = async () => {
      renderings += 1
      return fresh
    }
    const own = [
      cache.get('/en', refusedWith(refusal), 'one'),
      cache.get('/en', make, 'one').catch((error: unknown) => error),
    ]
    const others = [cache.get('/en', make, 'another'), cache.get('/en', make, 'third')]
    await expect(own[0]).rejects.toBe(refusal)
    expect(await own[1]).toBe(refusal)
    expect(await Promise.all(others)).toEqual([made(fresh), made(fresh)])
    expect(renderings).toBe(1)
  })

  test('forgets what tells of something that changed, also where it is being made', async () => {
    const cache = new PageCache()
    const about = (...subjects: string[]) => ({ ...page(), subjects: new Set(subjects) })
    await cache.get('/en/ad', async () => about('ad/1', 'account/7'))
    await cache.get('/en/other', async () => about('ad/2'))
    const slow = Promise.withResolvers<CachedPage>()
    const asked = cache.get('/en/list', () => slow.promise)
    cache.drop(new Set(['account/7']))
    slow.resolve(about('ad/1', 'account/7'))
    await asked
    const fresh = page()
    const make = async () => fresh
    expect((await cache.get('/en/ad', make)).page).toBe(fresh)
    expect((await cache.get('/en/list', make)).page).toBe(fresh)
    expect((await cache.get('/en/other', make)).page).not.toBe(fresh)
  })

  test('waits for a page that it has never had', async () => {
    const cache = new PageCache()
    const back = Promise.withResolvers<CachedPage>()
    const asked = cache.get('/en', (onWaiting) => {
      onWaiting()
      return back.promise
    })
    const fresh = page()
    back.resolve(fresh)
    expect(await asked).toEqual(made(fresh))
  })

  test('shows that a page is gone, though it was kept before', async () => {
    let time = 0
    const cache = new PageCache({ now: () => time })
    await cache.get('/en/ad', async () => page())
    time = 60_000
    expect((await cache.get('/en/ad', async () => page(410))).page.status).toBe(410)
  })

  test('keeps so many bytes, and drops what was not asked for the longest', async () => {
    const rendered: string[] = []
    const cache = new PageCache({ maxBytes: 10 * 200_000 })
    const ask = (key: string) =>
      cache.get(key, async () => {
        rendered.push(key)
        return { ...page(), bodies: { identity: Buffer.alloc(100_000) } }
      })
    await ask('/en')
    for (let number = 0; number < 30; number += 1) {
      await ask(`/en?page=${number}`)
      await ask('/en')
    }
    expect(rendered.filter((key) => key === '/en')).toHaveLength(1)
    await ask('/en?page=29')
    expect(rendered).toHaveLength(31)
    await ask('/en?page=0')
    expect(rendered).toHaveLength(32)
  })

  test('does not keep a page that is larger than all of it', async () => {
    const cache = new PageCache({ maxBytes: 1_000 })
    const large = { ...page(), bodies: { identity: Buffer.alloc(2_000) } }
    expect(await cache.get('/en', async () => large)).toEqual(made(large))
    const other = page()
    expect(await cache.get('/en', async () => other)).toEqual(made(other))
  })
})
