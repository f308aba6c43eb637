import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { priceEdges } from './rules/facets.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { readQuery } from '#platform/endpoint/codec.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { fillSearch, plansOf } from '#test/plans.ts'
import { sorts } from './contract/limits.ts'
import { PropertySearch } from './contract/property-search.ts'
import { propertySearchHandlers } from './handlers.ts'
import { countCells, countPrices, findAmongMany, findIds } from './queries/search.ts'
import { filterOf } from './rules/search.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
await fillSearch(
  db,
  40_000,
  gazetteer.places.filter(({ kind }) => kind !== 'emirate').map(({ lft }) => lft),
)

const asked = (query: string) => {
  const search = z.parse(PropertySearch, readQuery(query))
  return { search, filter: filterOf(search, { gazetteer, catalogue, now: new Date() }).filter }
}

const plans = (query: string) => {
  const { search, filter } = asked(query)
  return plansOf(db, 'property_search', (kysely) => findIds(kysely, filter, search))
}

const marina = gazetteer.bySlug('dubai/dubai-marina')!.id
const dubai = gazetteer.bySlug('dubai')!.id
const three = gazetteer
  .childrenOf(dubai)
  .slice(4, 7)
  .map(({ id }) => id)

describe('the plan of a search', () => {
  it.each([
    ['a place', `locations=${marina}&purpose=sale`, 'place'],
    ['a place, sale or rent', `locations=${marina}`, 'place'],
    ['several places', `locations=${three.join(',')}&purpose=rent`, 'place'],
    ['a kind of home', 'purpose=sale&property_type=villa&rooms=3&price_max=100000', 'kind'],
    ['a kind of home, sale or rent', 'property_type=villa&rooms=3&price_max=100000', 'kind'],
    ['a part of the map', 'bbox=54.5,24.5,54.6,24.6', 'map'],
    ['what is near', 'near=25,55&radius=3000&sort=distance', 'map'],
    ['an agency', 'agency=13', 'agency'],
    ['an agent', 'agent=13', 'agent'],
  ])('%s reads one index and no table', async (_, query, index) => {
    expect([...new Set(await plans(query))]).toEqual([
      `Index Only Scan by property_search_${index}`,
    ])
  })

  it.each(sorts.filter((sort) => sort !== 'distance'))(
    'more than 5,000 matches are walked in the order %s',
    async (sort) => {
      const walk = `Index Only Scan by property_search_${sort.replace(/_(asc|desc)$/, '')}`
      // Promoted ads and the others.
      const groups = sort === 'featured' ? 2 : 1
      const [, ...one] = await plans(`purpose=rent&sort=${sort}&ready=ready`)
      expect(one).toEqual(Array(groups).fill(walk))
      const [, ...both] = await plans(`sort=${sort}&ready=ready`)
      expect(both).toEqual(Array(2 * groups).fill(walk))
    },
  )

  it('the cube and the prices of a place read one index and no table', async () => {
    const { filter } = asked(`locations=${marina}&purpose=sale`)
    const starts = gazetteer.childrenOf(marina).map(({ lft }) => lft)
    const scans = await plansOf(db, 'property_search', async (kysely) => {
      await countCells(kysely, { ...filter, purpose: undefined }, starts)
      await countPrices(kysely, filter, priceEdges)
    })
    expect(scans).toEqual(Array(2).fill('Index Only Scan by property_search_place'))
  })

  it.each([
    ['keyword', 'keyword=sea', 'property_words'],
    [
      'keyword in a place, up to a price',
      `keyword=sea&locations=${marina}&rooms=2&price_max=9`,
      'property_words',
    ],
    ['polygon', 'polygon=10,10;10,11;11,11&rooms=2', 'property_search'],
  ])(
    'a %s is looked for by the list, and once for all that is counted',
    async (_, query, table) => {
      const { search } = asked(`${query}&facets=1`)
      const snapshots = { gazetteer: () => gazetteer, catalogue: () => catalogue }
      const [handler] = propertySearchHandlers({ ...snapshots, interpretQuery: () => undefined })
      const scans = await plansOf(db, table, (kysely) =>
        handler!.run({ db: kysely, query: search, now: new Date() } as never),
      )
      expect(scans).toHaveLength(2)
    },
  )

  it('broad totals and cubes never visit more than one copy of the rows', async () => {
    const { filter } = asked(`locations=${dubai}`)
    const scans = await plansOf(db, 'property_search', (kysely) => countCells(kysely, filter, []))
    expect(scans).toHaveLength(1)
  })
})

const columns: Record<string, string> = {
  featured: `(row_number() over (partition by rank_key >= 2 ^ 40 order by rank_key desc, id desc) - 1)
    / case when rank_key >= 2 ^ 40 then 3 else 17 end, rank_key desc, id desc`,
  newest: 'published desc nulls last, id desc',
  price_asc: 'price asc nulls last, id asc',
  price_desc: 'price desc nulls last, id desc',
  price_per_area_asc: 'price_per_sqm asc nulls last, id asc',
  price_per_area_desc: 'price_per_sqm desc nulls last, id desc',
  space_asc: 'space asc nulls last, id asc',
  space_desc: 'space desc nulls last, id desc',
  rooms_desc: 'rooms desc nulls last, id desc',
  distance: `1 - cos(radians(lat_e6 / 1e6 - 25.0)) + cos(radians(25.0))
    * cos(radians(lat_e6 / 1e6)) * (1 - cos(radians(lng_e6 / 1e6 - 55.0))), id`,
}

describe('more than 5,000 matches', () => {
  it.each(sorts)(
    'come in the order %s on every page, the total as 5,000 and more',
    async (sort) => {
      const { rows } = await db.pool.query(
        `select id from property_search where ready = 0 order by ${columns[sort]} limit 10000`,
      )
      const all = rows.map(({ id }) => id)
      for (const page of [1, 2, 30, 100]) {
        const near = sort === 'distance' ? '&near=25,55&radius=500000' : ''
        const { search, filter } = asked(`ready=ready&sort=${sort}&page=${page}&limit=100${near}`)
        const found = await findIds(db.kysely, filter, search)
        expect(found).toEqual({
          ids: all.slice(page * 100 - 100, page * 100),
          total: 5_000,
          totalIsExact: false,
        })
        expect(await findAmongMany(db.kysely, filter, search)).toEqual(found)
      }
    },
  )

  it('are counted exactly up to 5,000', async () => {
    const { search, filter } = asked('agency=13')
    const { rows } = await db.pool.query('select 1 from property_search where agency_id = 13')
    const found = await findIds(db.kysely, filter, search)
    expect(found).toMatchObject({ total: rows.length, totalIsExact: true })
  })
})
