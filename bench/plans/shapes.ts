import * as z from 'zod/mini'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { priceEdges } from '#features/search/query/rules/facets.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import {
  findFirstMedian,
  findSubject,
  findUnits,
} from '#features/listing/property/queries/market.ts'
import { findProperty, readCards } from '#features/listing/property/queries/properties.ts'
import { sorts } from '#features/search/query/contract/limits.ts'
import { PropertySearch } from '#features/search/query/contract/property-search.ts'
import {
  countCells,
  countPrices,
  findAmongMany,
  findIds,
} from '#features/search/query/queries/search.ts'
import { filterOf, withoutFacets, withoutPrice } from '#features/search/query/rules/search.ts'
import { findFigures } from '#features/site/areas/queries.ts'
import { readQuery } from '#platform/endpoint/codec.ts'
import type { Db } from '#platform/handle.ts'
import type { Database } from '#platform/sql.ts'

export type Shape = { name: string; ask: (db: Db) => Promise<unknown> }

const apartment = 'property_type=apartment'

async function wordsOf({ kysely, pool }: Database) {
  const gazetteer = await readGazetteer(kysely)
  const catalogue = await readCatalogue(kysely)
  const { rows } = await pool.query(`
    select mode() within group (order by agency_id) as agency, max(id) as ad from property_search`)
  const idOf = (slug: string) => gazetteer.bySlug(slug)?.id
  const asked = (query: string) => {
    const search = z.parse(PropertySearch, readQuery(query))
    return { search, filter: filterOf(search, { gazetteer, catalogue, now: new Date() }).filter }
  }
  return { gazetteer, idOf, asked, agency: rows[0].agency, ad: rows[0].ad }
}

type Words = Awaited<ReturnType<typeof wordsOf>>

function pages({ idOf, asked, agency }: Words): Shape[] {
  const marina = `locations=${idOf('dubai/dubai-marina')}`
  const three = ['dubai-marina', 'business-bay', 'downtown-dubai'].map((one) =>
    idOf(`dubai/${one}`),
  )
  const queries = {
    'a place': `purpose=sale&${marina}`,
    'a kind of home in a place, up to a price': `purpose=sale&${marina}&${apartment}&rooms=2&price_max=2000000`,
    'a place, for sale or rent': marina,
    'three places': `purpose=sale&locations=${three.join(',')}&rooms=1`,
    'an emirate, off-plan': `purpose=sale&emirate=ajman&${apartment}&ready=off-plan`,
    'a kind of home anywhere': 'purpose=rent&property_type=villa&rooms=3&price_max=200000',
    'a part of the map': 'purpose=sale&bbox=55.12,25.06,55.16,25.10',
    'what is near, closest first': 'purpose=sale&near=25.08,55.14&radius=2000&sort=distance',
    'an agency': `agency=${agency}`,
    'a keyword': 'purpose=sale&keyword=sea+view+maid',
    'a common keyword': 'purpose=sale&keyword=vacant',
    'a keyword in a place': `purpose=sale&${marina}&keyword=إطلالة`,
    'a permit number': 'permit=7123456',
  }
  return Object.entries(queries).map(([name, query]) => {
    const { search, filter } = asked(query)
    return { name, ask: (db) => findIds(db, filter, search) }
  })
}

/** What a search that is known to find more than 5,000 does instead. */
const walks = ({ asked }: Words): Shape[] =>
  sorts
    .filter((sort) => sort !== 'distance')
    .map((sort) => {
      const { search, filter } = asked(`purpose=rent&sort=${sort}`)
      return {
        name: `more than 5,000, by ${sort.replaceAll('_', ' ')}`,
        ask: (db) => findAmongMany(db, filter, search),
      }
    })

function facets({ gazetteer, idOf, asked }: Words): Shape[] {
  const marina = idOf('dubai/dubai-marina')!
  const place = asked(`purpose=sale&locations=${marina}&${apartment}`).filter
  const emirate = asked(`purpose=sale&emirate=dubai&price_max=2000000`).filter
  const starts = gazetteer.childrenOf(marina).map(({ lft }) => lft)
  const emirates = gazetteer.emirates.map(({ lft }) => lft)
  const sorted = (list: number[]) => list.toSorted((one, other) => one - other)
  return [
    {
      name: 'facets of a place',
      ask: (db) => countCells(db, withoutFacets(place, true), sorted(starts)),
    },
    { name: 'prices of a place', ask: (db) => countPrices(db, withoutPrice(place), priceEdges) },
    {
      name: 'facets of everything up to a price',
      ask: (db) => countCells(db, withoutFacets(emirate, false), sorted(emirates)),
    },
    {
      name: 'prices of an emirate',
      ask: (db) => countPrices(db, withoutPrice(emirate), priceEdges),
    },
  ]
}

/** Of the home page: computed in the background, every ten minutes. */
const areas = ({ gazetteer }: Words): Shape[] =>
  Object.entries({ 'an emirate': 'dubai', 'a community': 'dubai/dubai-marina' }).map(
    ([name, slug]) => ({
      name: `figures of ${name}`,
      ask: (db) => findFigures(db, gazetteer.bySlug(slug)!),
    }),
  )

/** What the page of an ad asks for after it is there: in the largest place that is compared. */
async function surroundings({ kysely }: Database, { gazetteer, ad }: Words): Promise<Shape[]> {
  const known = await findSubject(kysely, ad)
  const marina = gazetteer.bySlug('dubai/dubai-marina')!
  const tower = gazetteer.childrenOf(marina.id)[0] ?? marina
  const subject = { ...known!, purpose: 0, type: 1, rooms: 2, rentPeriod: null }
  const compared = { range: marina, column: 'price_per_sqm' } as const
  return [
    {
      name: 'median of a kind of home in a place',
      ask: (db) => findFirstMedian(db, subject, [{ ...compared, isOfRooms: true }]),
    },
    {
      name: 'median of a type in a place',
      ask: (db) => findFirstMedian(db, subject, [{ ...compared, isOfRooms: false }]),
    },
    {
      name: 'units of a building',
      ask: (db) => findUnits(db, subject, { range: tower, limit: 6 }),
    },
  ]
}

/** Every kind of statement that a search, its facets and an ad send. */
export async function shapesOf(db: Database): Promise<Shape[]> {
  const words = await wordsOf(db)
  const { search, filter } = words.asked('purpose=sale')
  const { ids } = await findIds(db.kysely, filter, search)
  return [
    ...pages(words),
    { name: 'more than 5,000, not yet known', ask: (each) => findIds(each, filter, search) },
    ...walks(words),
    ...facets(words),
    ...areas(words),
    { name: 'twenty cards', ask: (each) => readCards(each, ids) },
    { name: 'one ad', ask: (each) => findProperty(each, words.ad) },
    ...(await surroundings(db, words)),
  ]
}
