import { describe, expect, test } from 'vitest'
import { queryString } from '#platform/endpoint/codec.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { get, marina, marinaIds } = site

type Card = { id: number; rooms: number | null; totalPrice: number; ready: string | null }

const search = async (query: string) => {
  const { status, body } = await get(`/properties?limit=100&${query}`)
  expect([query, status]).toEqual([query, 200])
  return body.data as { properties: Card[]; pagination: { total: number } }
}
const idsOf = async (query: string) => (await search(query)).properties.map(({ id }) => id)
const total = async (query: string) => (await search(query)).pagination.total
const refusal = async (query: string, headers = {}) => {
  const { status, body } = await get(`/properties?${query}`, headers)
  return [status, body.errors?.[0]?.code, body.errors?.[0]?.path, body.errors?.[0]?.msg]
}
const here = `locations=${marina.id}`

describe('GET /properties', () => {
  test('takes at most four locations, and says so in the spec’s words', async () => {
    const words = 'You can select up to 4 locations only'
    const path = 'locations=1,2,3,4,5'
    expect(await refusal(path)).toEqual([422, 'too_many_locations', 'locations', words])
    const arabic = await refusal(path, { 'accept-language': 'ar' })
    expect(arabic[3]).toBe('الحد الأقصى لعدد المواقع: 4')
    const repeated = [1, 2, 3, 4, 5].map((id) => `locations=${id}`).join('&')
    expect((await refusal(repeated))[1]).toBe('too_many_locations')
    expect((await refusal('locations=999999')).slice(0, 3)).toEqual([
      422,
      'unknown_location',
      'locations',
    ])
  })

  test('pages from 1, a hundred at most, ten thousand rows deep', async () => {
    expect((await refusal('page=0')).slice(0, 3)).toEqual([422, 'too_small', 'page'])
    expect((await refusal('limit=0')).slice(0, 3)).toEqual([422, 'too_small', 'limit'])
    expect((await refusal('limit=101')).slice(0, 3)).toEqual([422, 'too_big', 'limit'])
    expect((await refusal('limit=1000000')).slice(0, 3)).toEqual([422, 'too_big', 'limit'])
    expect((await refusal('page=101&limit=100')).slice(0, 3)).toEqual([
      422,
      'page_too_deep',
      'page',
    ])
    expect((await refusal('page=500&limit=20'))[0]).toBe(200)
    expect((await refusal('page=1.5'))[0]).toBe(422)
    expect((await get('/properties?limit=6')).body.data.properties).toHaveLength(6)
  })

  test('ignores parameters it does not know, and empty ones', async () => {
    const all = await total('')
    expect(await total('utm_source=x&price=5&Purpose=rent&purpose=&keyword=&price_min=')).toBe(all)
  })

  test('reads numbers in every script, and rooms as “7+”', async () => {
    const query = `${here}&rooms=2&price_max=1500000`
    const plain = await idsOf(query)
    expect(plain).toHaveLength(1)
    expect(await idsOf(`${here}&rooms=٢&price_max=١٬٥٠٠٬٠٠٠`)).toEqual(plain)
    expect(await idsOf(`${here}&rooms=۲&price_max=۱۵۰۰۰۰۰`)).toEqual(plain)
    const many = (await search('rooms=7%2B')).properties
    expect(many.length).toBeGreaterThan(0)
    for (const { rooms } of many) expect(rooms).toBeGreaterThanOrEqual(7)
    expect(await idsOf('rooms=7+')).toEqual(many.map(({ id }) => id))
    const both = await total('rooms=2,7%2B')
    expect(both).toBe((await total('rooms=2')) + many.length)
  })

  test('takes types, amenities and ad types by id or slug, an emirate by slug', async () => {
    expect(await total('property_type=apartment')).toBe(await total('property_type=1'))
    expect(await total('property_type=apartment,villa')).toBe(
      (await total('property_type=apartment')) + (await total('property_type=villa')),
    )
    expect(await total('amenities=central-ac,70')).toBe(await total('amenities=1,70'))
    expect(await total('emirate=dubai')).toBeGreaterThanOrEqual(12)
    expect((await refusal('property_type=castle'))[1]).toBe('unknown_choice')
    expect((await refusal('emirate=narnia'))[1]).toBe('unknown_location')
  })

  test('measures space in the unit that is asked in', async () => {
    expect(await total(`${here}&space_min=1000&space_max=1000&unit=sqft`)).toBe(12)
    expect(await total(`${here}&space_min=92.9&space_max=92.91`)).toBe(12)
    expect(await total(`${here}&space_min=1000`)).toBe(0)
  })

  test('finds ready homes, off-plan homes, or all of them', async () => {
    const all = await total('')
    expect(await total('ready=all')).toBe(all)
    expect(await total('ready=ready')).toBeLessThan(all)
    expect((await refusal('ready=soon')).slice(0, 3)).toEqual([422, 'invalid_choice', 'ready'])
  })

  test.each([
    'marina two bedroom',
    'MARINA yachts',
    'المارينا',
    'مارينا',
    'شقه مشرقة',
    'شَقّة',
    'FULL-3',
    'Marina Homes',
  ])('finds ads by the words %s', async (keyword) => {
    const ids = await idsOf(queryString({ keyword }).slice(1))
    expect(ids.filter((id) => marinaIds.includes(id)).length).toBeGreaterThan(0)
  })

  test('finds what lies around a point, in a box, in a polygon', async () => {
    const around = await idsOf('near=25.08,55.14&radius=50')
    expect(around.toSorted((a, b) => a - b)).toEqual(marinaIds)
    expect(await total('bbox=55.139,25.079,55.141,25.081')).toBe(12)
    const corners = '25.079,55.139;25.079,55.141;25.081,55.141;25.081,55.139'
    expect(await total(`polygon=${corners}`)).toBe(12)
    expect((await refusal('bbox=55.2,25,55.1,26'))[1]).toBe('invalid_area')
    expect((await refusal('near=95,55'))[1]).toBe('invalid_point')
    expect((await refusal('polygon=25,55;26,56'))[1]).toBe('invalid_polygon')
    expect((await refusal('sort=distance'))[1]).toBe('near_needed')
  })

  test('sorts by price with ties in the order of ids, and no page repeats an ad', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => get(`/properties?sort=price_asc&limit=20&page=${page}`)),
    )
    const cards: Card[] = pages.flatMap(({ body }) => body.data.properties)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(52)
    const wanted = cards.toSorted((a, b) => a.totalPrice - b.totalPrice || a.id - b.id)
    expect(cards).toEqual(wanted)
  })

  test('counts facets without their own choice, and children of the one chosen place', async () => {
    const { facets } = (await get(`/properties?facets=1&purpose=sale&property_type=apartment`)).body
      .data
    const purposes = Object.fromEntries(
      facets.purpose.map(({ value, count }: { value: string; count: number }) => [value, count]),
    )
    expect(purposes.rent ?? 0).toBe(await total('purpose=rent&property_type=apartment'))
    expect(purposes.sale).toBe(await total('purpose=sale&property_type=apartment'))
    const dubai = site.gazetteer.bySlug('dubai')!
    const below = (await get(`/properties?facets=1&locations=${dubai.id}`)).body.data.facets
    expect(below.emirate).toEqual([])
    const found = below.locations.find(({ id }: Card) => id === marina.id)
    expect(found.count).toBeGreaterThanOrEqual(12)
  })
})

describe('what is off the market', () => {
  const states = Object.entries(site.away)

  test.each(states)('%s: no detail, no list, no place among similar homes', async (state, id) => {
    const { status, body } = await get(`/properties/${id}`)
    const code = state === 'draft' ? 'property_not_found' : 'property_gone'
    expect([status, body.errors[0].code]).toEqual([404, code])
    expect(await idsOf('keyword=vanished')).toEqual([])
    expect(await idsOf('permit=71234567')).not.toContain(id)
    const alike = await get(`/properties/similar/${marinaIds[0]}?limit=100`)
    expect(alike.body.data.properties.map((card: Card) => card.id)).not.toContain(id)
  })

  test('a gone ad still has similar homes; one that never was has not', async () => {
    const alike = await get(`/properties/similar/${site.away.hidden}`)
    expect(alike.body.data.properties.length).toBeGreaterThan(0)
    expect((await get('/properties/similar/999999')).status).toBe(404)
    expect((await get(`/properties/similar/${site.away.draft}`)).status).toBe(404)
  })

  test('stands in no sitemap', async () => {
    const xml = (await site.app.inject('/sitemaps/properties-1.xml')).body
    expect(xml).toContain(`/properties/${marinaIds[0]}/`)
    for (const [, id] of states) expect(xml).not.toContain(`/properties/${id}/`)
  })
})
