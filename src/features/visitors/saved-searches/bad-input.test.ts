import { describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { faultOf, searchesOn } from '#test/visitors/saved-searches.ts'
import { maxFilters, maxNameLength, maxSearches } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { ask, save, visitorWith, list } = searchesOn(site)

const flats = { name: 'Flats', filters: { purpose: 'sale' } }

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`filter_${at}`, '1']))

describe('POST /searches refuses', () => {
  test.each([
    ['no name', { filters: {} }, 'name', 'required'],
    ['an empty name', { ...flats, name: '' }, 'name', 'required'],
    ['a name of blanks', { ...flats, name: ' \u200b ' }, 'name', 'required'],
    ['a name of 300 letters', { ...flats, name: 'x'.repeat(300) }, 'name', 'too_long'],
    ['a name with a null byte', { ...flats, name: 'a\u0000b' }, 'name', 'invalid_text'],
    ['a name with half a letter', { ...flats, name: 'a\ud800' }, 'name', 'invalid_text'],
    ['a name that is none', { ...flats, name: 7 }, 'name', 'invalid'],
    ['no filters', { name: 'Flats' }, 'filters', 'required'],
    ['filters that are a list', { name: 'Flats', filters: [] }, 'filters', 'invalid'],
    ['filters that are text', { name: 'Flats', filters: 'purpose=sale' }, 'filters', 'invalid'],
    [
      'a frequency that nobody offers',
      { ...flats, frequency: 'hourly' },
      'frequency',
      'invalid_choice',
    ],
    ['an address that is none', { ...flats, email: 'me' }, 'email', 'invalid_email'],
    ['alerts without an address', { ...flats, frequency: 'daily' }, 'email', 'required'],
  ])('%s', async (_, body, path, code) => {
    expect(faultOf(await save(body))).toEqual([422, code, path])
  })

  test.each([
    ['an unknown value', { purpose: 'steal' }, 'purpose', 'invalid_choice'],
    ['a value of another kind', { purpose: 7 }, 'purpose', 'invalid_choice'],
    ['a type that does not exist', { property_type: 'castle' }, 'property_type', 'unknown_choice'],
    ['an amenity that does not exist', { amenities: ['moat'] }, 'amenities', 'unknown_choice'],
    ['a place that does not exist', { locations: [99_999_999] }, 'locations', 'unknown_location'],
    ['an emirate that does not exist', { emirate: 'atlantis' }, 'emirate', 'unknown_location'],
    ['five places', { locations: [1, 2, 3, 4, 5] }, 'locations', 'too_many_locations'],
    ['five places as text', { locations: '1,2,3,4,5' }, 'locations', 'too_many_locations'],
    ['a null byte', { keyword: 'sea\u0000view' }, 'keyword', 'invalid_text'],
    ['a keyword of ten thousand letters', { keyword: 'a'.repeat(10_000) }, 'keyword', 'too_long'],
    ['a price that is no number', { price_min: 'cheap' }, 'price_min', 'invalid_number'],
    ['a price that no number is', { price_min: 1e300 }, 'price_min', 'invalid_number'],
    ['prices in reverse', { price_min: 2, price_max: 1 }, 'price_min', 'range_reversed'],
    ['rooms beyond all homes', { rooms: [99] }, 'rooms.0', 'invalid_choice'],
    ['an area with two corners', { polygon: '25,55;25,56' }, 'polygon', 'invalid_polygon'],
    ['an order without its place', { sort: 'distance' }, 'sort', 'near_needed'],
    ['an object for a value', { rooms: { from: 2 } }, 'rooms', 'invalid'],
    ['a list in a list', { rooms: [['2']] }, 'rooms', 'invalid'],
  ])('a filter with %s, as the search does', async (_, filters, name, code) => {
    const answer = await save({ name: 'Flats', filters })
    expect(faultOf(answer)).toEqual([422, code, `filters.${name}`])
  })

  test('40 filters, in words that say how many there may be', async () => {
    const answer = await save({ name: 'Flats', filters: many(40) })
    expect(faultOf(answer)).toEqual([422, 'too_many_filters', 'filters'])
    expect(answer.body.errors[0].msg).toContain(String(maxFilters))
    const headers = { 'accept-language': 'ar' }
    const arabic = await save({ name: 'Flats', filters: many(40) }, { headers })
    expect(arabic.body.errors[0].msg).toBe(
      `الحد الأقصى للفلاتر في البحث المحفوظ: ${maxFilters}. أزل بعضها.`,
    )
  })

  test('lists with more choices than a saved search may have', async () => {
    const amenities = Array.from({ length: 30 }, (_, at) => at + 1)
    const answer = await save({ name: 'Flats', filters: { amenities, has_video: true } })
    expect(faultOf(answer)).toEqual([422, 'too_many_filters', 'filters'])
    expect((await save({ name: 'Flats', filters: { amenities } })).status).toBe(201)
  })

  test('one search more than a person may save, also while one is restored', async () => {
    const { cookies, saved } = await visitorWith(flats)
    await site.db.pool.query(
      `insert into saved_searches (id, owner_id, name, filters, frequency, saved_at, seen_at)
      select gen_random_uuid(), owner_id, 'Another', '{}', 'off', saved_at, seen_at
      from saved_searches, generate_series(2, $2::integer)
      where id = $1`,
      [saved[0]?.id, maxSearches],
    )
    expect(faultOf(await save(flats, { cookies }))).toEqual([422, 'too_many_searches', undefined])
    await ask('DELETE', `/searches/${saved[0]?.id}`, { cookies })
    expect((await save(flats, { cookies })).status).toBe(201)
    const restored = await ask('POST', `/searches/${saved[0]?.id}/restore`, { cookies })
    expect(faultOf(restored)).toEqual([422, 'too_many_searches', undefined])
  })
})

test('A name is as long as it may be, and everything that a search takes can be saved', async () => {
  const filters = { near: '25.07,55.14', radius: 1_000, bbox: '54,24,56,26', sort: 'distance' }
  const answer = await save({ name: 'x'.repeat(maxNameLength), filters })
  expect(answer.status).toBe(201)
})

describe('PUT /searches/{id} refuses', () => {
  test.each([
    ['an empty name', { name: '' }, 'name', 'required'],
    ['a name of 300 letters', { name: 'x'.repeat(300) }, 'name', 'too_long'],
    ['a frequency that nobody offers', { frequency: 'hourly' }, 'frequency', 'invalid_choice'],
    ['alerts without an address', { frequency: 'instant' }, 'email', 'required'],
  ])('%s, and changes nothing', async (_, body, path, code) => {
    const { cookies, saved } = await visitorWith(flats)
    const answer = await ask('PUT', `/searches/${saved[0]?.id}`, { cookies, body })
    expect(faultOf(answer)).toEqual([422, code, path])
    expect((await list({ cookies })).searches).toEqual(saved)
  })
})

test.each(['1', 'one', '0', '../searches', '%00', '00000000-0000-4000-8000-000000000000'])(
  'No search has the id %s',
  async (id) => {
    const { cookies } = await visitorWith(flats)
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/open'],
      ['POST', '/restore'],
    ] as const) {
      const body = method === 'PUT' ? { name: 'x' } : undefined
      const { status } = await ask(method, `/searches/${encodeURIComponent(id)}${path}`, {
        cookies,
        ...(body && { body }),
      })
      expect([method, path, status]).toEqual([method, path, 404])
    }
  },
)

test.each(['page=0', 'page=x', 'limit=1000', 'sort=price', 'page=2000&limit=10'])(
  'GET /searches?%s is refused',
  async (query) => {
    expect((await ask('GET', `/searches?${query}`)).status).toBe(422)
  },
)
