import { describe, expect, it } from 'vitest'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { apiServer, hostileQueries } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall } from '#test/small-seed.ts'
import { locationHandlers } from './handlers.ts'
import { createLocationsReader } from './actions.ts'

const db = await freshDatabase()
await seedSmall(db)
await addPublicAd(db, { place: 'dubai' })
await addPublicAd(db, { place: 'dubai/dubai-marina' })
await addPublicAd(db, { place: 'dubai/dubai-marina/marina-gate/jumeirah-living' })
await addPublicAd(db, { place: 'dubai/dubai-marina/marina-gate', purpose: 'rent' })

let gazetteer = await readGazetteer(db.kysely)
const read = createLocationsReader({ db: db.kysely, gazetteer: () => gazetteer })
let locations = await read()
const { get } = await apiServer({
  db,
  handlers: locationHandlers({ locations: () => locations }),
})

const refresh = async () => {
  gazetteer = await readGazetteer(db.kysely)
  locations = await read()
}

type Named = { id: number; name: { en: string } }
const names = (places: Named[]) => places.map(({ name }) => name.en)

const emirates = async () => (await get('/locations/emirates')).body.data.emirates

const complete = async (text: string, more = '') =>
  (await get(`/locations/auto-completion?search=${encodeURIComponent(text)}${more}`)).body.data.hits

const choose = async (text: string) =>
  (await get(`/locations/choose-location?query=${encodeURIComponent(text)}`)).body.data.hits

describe('The emirates', () => {
  it('count their ads by purpose, everything below included', async () => {
    expect(await emirates()).toEqual([
      {
        id: 1,
        slug: 'dubai',
        level: 'emirate',
        name: { en: 'Dubai', ar: 'دبي' },
        path: [{ id: 1, name: { en: 'Dubai', ar: 'دبي' } }],
        lat: 25.0772,
        lng: 55.3093,
        counts: { sale: 3, rent: 1 },
      },
      expect.objectContaining({ slug: 'sharjah', counts: { sale: 0, rent: 0 } }),
    ])
  })
})

describe('The children of a place', () => {
  it('are those right below it, by name, with their own counts', async () => {
    const { regions } = (await get('/locations/children/1')).body.data
    expect(names(regions)).toEqual(['Al Barsha', 'Dubai Marina'])
    expect(regions[1]).toMatchObject({
      slug: 'dubai/dubai-marina',
      level: 'community',
      path: [{ id: 1 }, { id: 10 }],
      counts: { sale: 2, rent: 1 },
    })
  })

  it('are none for a building', async () => {
    expect((await get('/locations/children/12')).body).toEqual({ data: { regions: [] } })
  })

  it.each(['9999', '0', '-1', 'dubai', '99999999999999', '1.5', '%00', '%d9%a1%d9%a1%d9%a1%d9%a1'])(
    'are not found for %s, and the refusal is in Arabic for Arabic readers',
    async (id) => {
      const { status, body } = await get(`/locations/children/${id}`, { 'accept-language': 'ar' })
      expect(status).toBe(404)
      expect(body.errors[0].msg).toMatch(/غير موجود/)
    },
  )
})

describe('Auto-completion of places', () => {
  it('answers the place with its path and the ads in it', async () => {
    const [first] = await complete('dubai mar')
    expect(first).toEqual({
      id: 10,
      slug: 'dubai/dubai-marina',
      level: 'community',
      name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
      path: [
        { id: 1, name: { en: 'Dubai', ar: 'دبي' } },
        { id: 10, name: { en: 'Dubai Marina', ar: 'دبي مارينا' } },
      ],
      lat: 25.0805,
      lng: 55.1403,
      count: 3,
    })
  })

  it.each([
    ['مارينا', 'Dubai Marina'],
    ['مرسى دبي', 'Dubai Marina'],
    ['دبى', 'Dubai'],
    ['الشارقه', 'Sharjah'],
    ['البرشا', 'Al Barsha'],
    ['نهدة', 'Al Nahda'],
    ['barsha', 'Al Barsha'],
    ['dxb', 'Dubai'],
    ['sharja', 'Sharjah'],
    ['Jumaira living', 'Jumeirah Living'],
  ])('finds %s', async (text, name) => {
    expect(names(await complete(text))).toContain(name)
  })

  it.each(['', '?search=', '?search=%20%20', '?search=%E2%80%8F', '?search=!!!'])(
    'has no hits where nothing was typed: %s',
    async (query) => {
      const { status, body } = await get(`/locations/auto-completion${query}`)
      expect([status, body]).toEqual([200, { data: { hits: [] } }])
    },
  )

  it.each(hostileQueries)('survives %s', async (_, text, status) => {
    expect((await get(`/locations/auto-completion?search=${text}`)).status).toBe(status)
    expect((await get(`/locations/choose-location?query=${text}`)).status).toBe(status)
  })

  it('refuses what cannot be a name in the language of the caller', async () => {
    const path = '/locations/auto-completion?search=a%00b'
    const { status, body } = await get(path, { 'accept-language': 'ar' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { msg: 'يحتوي النص على رموز لا يمكن حفظها', code: 'invalid_text', path: 'search' },
    ])
  })
})

describe('Choosing where an ad stands', () => {
  it('offers communities and deeper, never an emirate', async () => {
    expect(names(await complete('dubai'))).toContain('Dubai')
    const offered = await choose('dubai')
    expect(names(offered)).toContain('Dubai Marina')
    expect(offered.map(({ level }: { level: string }) => level)).not.toContain('emirate')
  })
})

describe('What the calls answer from', () => {
  it('follows ads and places when it is read anew', async () => {
    await addPublicAd(db, { place: 'sharjah/al-nahda', purpose: 'rent' })
    await db.pool.query(`update locations set name_en = 'Nahda Sharjah' where id = 20`)
    expect(await complete('nahda sharjah')).toEqual([
      expect.objectContaining({ name: { en: 'Al Nahda', ar: 'النهدة' }, count: 0 }),
    ])
    await refresh()
    expect(await complete('nahda sharjah')).toEqual([
      expect.objectContaining({ name: { en: 'Nahda Sharjah', ar: 'النهدة' }, count: 1 }),
    ])
  })

  it('keeps the index of names while neither places nor ads have changed much', async () => {
    const { index } = locations
    locations = await read()
    expect(locations.index).toBe(index)
    await addPublicAd(db, { place: 'sharjah/al-nahda' })
    locations = await read()
    expect(locations.index).not.toBe(index)
  })
})

describe('Suggestions of a search', () => {
  it('count the ads of its purpose', async () => {
    const countFor = async (more: string) => (await complete('dubai mar', more))[0].count
    expect(await countFor('&purpose=sale')).toBe(2)
    expect(await countFor('&purpose=rent')).toBe(1)
    expect(await countFor('')).toBe(3)
  })

  it('put a place with ads before one without, even if that is larger', async () => {
    await db.pool.query(`update locations set name_en = 'Marina Heights' where id = 13`)
    await refresh()
    const { level, count } = (await complete('marina heights'))[0]
    expect([level, count]).toEqual(['community', 0])
    const found = await complete('mar', '&purpose=rent')
    expect(names(found).at(-1)).toBe('Marina Heights')
    expect(found.map((hit: { count: number }) => hit.count)).toEqual([1, 1, 0])
  })

  it('name at most two places without ads where places with ads match, however many there are', async () => {
    await db.pool.query(
      `insert into locations (id, slug, parent_id, kind, name_en, name_ar, lft, rgt)
       select 100 + n, 'sharjah/harbour-' || n, 2, 'community', 'Harbour ' || n, 'هاربر ' || n,
         1000 + 2 * n, 1001 + 2 * n
       from generate_series(1, 12) as n`,
    )
    await refresh()
    expect(await complete('harbour')).toHaveLength(10)
    await db.pool.query(`update locations set name_en = 'Old Harbour' where id = 12`)
    await refresh()
    const counts = (await complete('harbour')).map((hit: { count: number }) => hit.count)
    expect(counts).toEqual([1, 0, 0])
  })

  it('are of a purpose that there is', async () => {
    const { status, body } = await get('/locations/auto-completion?search=dubai&purpose=lease')
    expect([status, body.errors[0].path]).toEqual([422, 'purpose'])
  })
})
