import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { createLocationsReader } from '#features/reference/place-search/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { dayMs } from '#i18n/time-units.ts'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { sweep } from '#platform/session/sweep.ts'
import { apiServer, hostileQueries } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall } from '#test/small-seed.ts'
import { countSearch, readSearched, sweepSearchCounts } from './actions.ts'
import type { PopularSearch } from './contract.ts'
import { popularSearchHandlers } from './handlers.ts'
import { countedWeeks, minDays, minNetworks, type Searched, weekOf } from './rules.ts'

const db = await freshDatabase()
await seedSmall(db)
await addPublicAd(db, { place: 'dubai/dubai-marina/marina-gate' })
await addPublicAd(db, { place: 'sharjah/al-nahda', purpose: 'rent' })

const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const locations = await createLocationsReader({ db: db.kysely, gazetteer: () => gazetteer })()

const wednesday = new Date('2026-11-25T10:00:00Z')
let searched: readonly Searched[] = []
let ofSettings: PopularSearch[] = []
const { get, post } = await apiServer({
  db,
  now: () => wednesday,
  handlers: popularSearchHandlers({
    locations: () => locations,
    catalogue: () => catalogue,
    settings: () => ({ popularSearches: ofSettings }),
    searched: () => searched,
  }),
})

const record = (query: unknown, headers: Record<string, string> = {}) =>
  post('/anonymous-users/search', { query }, headers)

const counted = async () => {
  const { rows } = await db.pool.query(`
    select week::text, location_id, purpose, type_id, networks
    from search_counts
    order by location_id, type_id nulls first`)
  return rows
}

const forget = () => db.pool.query('truncate search_counts, throttles')

describe('A search is counted', () => {
  it('as its location, purpose and type, whatever else was typed', async () => {
    const answer = await record(
      'furnished=furnished&keyword=sea+view&locations=10&price_max=900000&property_type=apartment&purpose=sale',
    )
    expect([answer.status, answer.body, answer.cookies]).toEqual([202, { data: {} }, []])
    await record('emirate=sharjah&purpose=rent')
    expect(await counted()).toEqual([
      { week: '2026-11-23', location_id: 2, purpose: 1, type_id: null, networks: 1 },
      { week: '2026-11-23', location_id: 10, purpose: 0, type_id: 1, networks: 1 },
    ])
    await forget()
  })

  it.each([
    ['without a location', 'purpose=sale'],
    ['with two locations', 'locations=10,13&purpose=sale'],
    ['without a purpose', 'locations=10'],
    ['for a location without ads of its purpose', 'locations=10&purpose=rent'],
    ['for an unknown location', 'locations=999&purpose=sale'],
    ['with two types', 'locations=10&property_type=apartment,land&purpose=sale'],
    ['that is none', 'locations=x&purpose=y&page=-1'],
    ['of only signs', '&&&=%00'],
  ])('not %s', async (_, query) => {
    expect((await record(query)).status).toBe(202)
    expect(await counted()).toEqual([])
  })

  it('not for crawlers', async () => {
    await record('locations=10&purpose=sale', { 'user-agent': 'Googlebot/2.1' })
    expect(await counted()).toEqual([])
  })

  it.each(hostileQueries)('and nothing else happens with %s', async (_, text) => {
    const { status } = await record(`locations=10&purpose=sale&keyword=${text}`)
    expect([202, 422]).toContain(status)
    await forget()
  })

  it.each([[undefined], [5], [null], [''], ['a'.repeat(8_001)], ['\u0000']])(
    'and refused in Arabic where it is %j',
    async (query) => {
      const { status, body } = await record(query, { 'accept-language': 'ar' })
      expect([status, body.errors[0].path]).toEqual([422, 'query'])
      expect(body.errors[0].msg).toMatch(/[ء-ي]/)
    },
  )
})

const marina: Searched = { locationId: 10, purpose: 0, typeId: 1 }
const countFrom = (address: string, now = wednesday) =>
  countSearch({ db: db.kysely, caller: { address }, now }, marina)
const networks = async () => (await counted()).map((row) => row.networks)

const storedKeys = async () => {
  const { rows } = await db.pool.query(
    'select key, resets_at as "resetsAt" from throttles order by resets_at',
  )
  return rows as { key: Buffer; resetsAt: Date }[]
}

describe('A network', () => {
  it('is stored with its search as a keyed hash, as long as a search counts', async () => {
    await countFrom('203.0.113.5')
    const [caller, network, ...pairs] = await storedKeys()
    const daysFromNow = (days: number) => new Date(wednesday.getTime() + days * dayMs)
    expect([caller, network].map((row) => row?.resetsAt)).toEqual([daysFromNow(1), daysFromNow(1)])
    expect(pairs.map(({ resetsAt }) => resetsAt)).toEqual([daysFromNow(35), daysFromNow(35)])
    const hashes = ['203.0.113', 'block/203.0'].map((end) =>
      keyedHash(db.kysely, `searches/10/0/1/${end}`).toString('hex'),
    )
    expect(new Set(pairs.map(({ key }) => key.toString('hex')))).toEqual(new Set(hashes))
    await sweep(db.kysely, daysFromNow(35))
    expect(await storedKeys()).toEqual([])
    await forget()
  })

  it('counts once in five weeks for a search, with all of its addresses', async () => {
    for (const address of ['203.0.113.5', '203.0.113.5', '203.0.113.77']) await countFrom(address)
    expect(await networks()).toEqual([1])
    await countFrom('198.51.100.5')
    expect(await networks()).toEqual([2])
    await countFrom('203.0.113.5', new Date(wednesday.getTime() + 34 * dayMs))
    expect(await networks()).toEqual([2])
    await countFrom('203.0.113.5', new Date(wednesday.getTime() + 36 * dayMs))
    expect(new Set(await networks())).toEqual(new Set([1, 2]))
    await forget()
  })

  it('counts beside nine others of its block', async () => {
    const blocks = Array.from({ length: 14 }, (_, at) => [`203.0.${at}.5`, `2001:db8:${at}:1`])
    for (const address of blocks.flat()) await countFrom(address)
    expect(await networks()).toEqual([20])
    await forget()
  })

  it('counts with the others of its day as one day', async () => {
    await countFrom('203.0.113.5')
    await countFrom('198.51.100.5', new Date(wednesday.getTime() + dayMs / 4))
    await countFrom('192.0.2.5', new Date(wednesday.getTime() + dayMs))
    const { rows } = await db.pool.query('select networks, days from search_counts')
    expect(rows).toEqual([{ networks: 3, days: 2 }])
    await forget()
  })

  it('counts once when it searches eight times at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => countFrom(`203.0.113.${at}`)))
    expect(await networks()).toEqual([1])
    await forget()
  })

  it('counts no more searches than an address may have in a day', async () => {
    const caller = { address: '203.0.113.5' }
    await countSearch({ db: db.kysely, caller, now: wednesday }, marina)
    await db.pool.query('update throttles set hits = 100')
    await countSearch({ db: db.kysely, caller, now: wednesday }, { ...marina, typeId: null })
    expect(await networks()).toEqual([1])
    await forget()
  })
})

type Count = Searched & { networks: number; now?: Date; days?: number }

const addCount = ({ now = wednesday, days = 7, ...row }: Count) =>
  db.pool.query(
    `insert into search_counts (week, location_id, purpose, type_id, networks, days)
    values ($1, $2, $3, $4, $5, $6)`,
    [weekOf(now), row.locationId, row.purpose, row.typeId, row.networks, days],
  )

const weeksAgo = (weeks: number) => new Date(wednesday.getTime() - weeks * 7 * dayMs)

const popular = async (): Promise<PopularSearch[]> => {
  searched = await readSearched(db.kysely, wednesday)
  return (await get('/popular-searches')).body.data.searches
}

describe('Popular searches', () => {
  it('are those of most networks in five weeks, named in both languages', async () => {
    const gate = { locationId: 11, purpose: 0, typeId: null }
    await addCount({ ...marina, networks: minNetworks - 1 })
    await addCount({ ...marina, networks: 1, now: weeksAgo(countedWeeks - 1) })
    await addCount({ ...gate, networks: minNetworks + 1 })
    await addCount({ ...gate, networks: 1, now: weeksAgo(countedWeeks - 1) })
    const burst = { locationId: 20, purpose: 1, typeId: null }
    await addCount({ ...burst, networks: 900 })
    await addCount({ ...burst, networks: 900, now: weeksAgo(countedWeeks - 1), days: minDays - 8 })
    await addCount({ locationId: 20, purpose: 1, typeId: 1, networks: minNetworks - 1 })
    await addCount({
      locationId: 20,
      purpose: 1,
      typeId: 1,
      networks: 1_000,
      now: weeksAgo(countedWeeks),
    })
    expect(await popular()).toEqual([
      {
        label: {
          en: 'Properties for sale in Marina Gate, Dubai Marina',
          ar: 'عقارات للبيع في مارينا غيت، دبي مارينا',
        },
        url: '/properties?locations=11&purpose=sale',
      },
      {
        label: { en: 'Apartments for sale in Dubai Marina', ar: 'شقق للبيع في دبي مارينا' },
        url: '/properties?locations=10&property_type=apartment&purpose=sale',
      },
    ])
  })

  it('leave out locations without ads, and name those of the settings after them, none twice', async () => {
    await addCount({ locationId: 13, purpose: 0, typeId: null, networks: 5_000 })
    await addCount({
      locationId: 13,
      purpose: 0,
      typeId: null,
      networks: 1,
      now: weeksAgo(countedWeeks - 1),
    })
    const label = { en: 'Ours', ar: 'لنا' }
    ofSettings = [
      { label, url: '/properties?locations=11&purpose=sale' },
      { label, url: '/properties?purpose=rent' },
    ]
    expect((await popular()).map(({ url }) => url)).toEqual([
      '/properties?locations=11&purpose=sale',
      '/properties?locations=10&property_type=apartment&purpose=sale',
      '/properties?purpose=rent',
    ])
  })

  it('forget what is older', async () => {
    await sweepSearchCounts(db.kysely, wednesday)
    const weeks = new Set((await counted()).map(({ week }) => week))
    expect(weeks).toEqual(new Set(['2026-10-26', '2026-11-23']))
  })
})
