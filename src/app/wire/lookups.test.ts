import { beforeAll, describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const { get, marina } = await openSite()

type Json = Record<string, unknown>

const data = async (path: string) => {
  const { status, body } = await get(path)
  expect([path, status]).toEqual([path, 200])
  return body.data
}
const keysOf = (object: object) => Object.keys(object).sort()
const sorted = (words: string) => words.split(' ').sort()
const text = { en: expect.any(String), ar: expect.any(String) }

describe('places', () => {
  let emirates: (Json & { id: number; slug: string; counts: Json })[]
  beforeAll(async () => {
    emirates = (await data('/locations/emirates')).emirates
  })

  test('GET /locations/emirates: seven, with counts by purpose', () => {
    expect(emirates).toHaveLength(7)
    const fields = sorted('id slug level name path lat lng counts')
    for (const emirate of emirates) expect(keysOf(emirate)).toEqual(fields)
    expect(emirates.map(({ slug }) => slug)).toContain('umm-al-quwain')
    expect(keysOf(emirates[0]!.counts)).toEqual(['rent', 'sale'])
  })

  test('GET /locations/children/{id}: regions whose counts hold all that lies below', async () => {
    const dubai = emirates.find(({ slug }) => slug === 'dubai')!
    const { regions } = await data(`/locations/children/${dubai.id}`)
    const region = regions.find(({ id }: Json) => id === marina.id)
    expect(region).toMatchObject({ level: 'community', name: { en: 'Dubai Marina' } })
    expect(region.counts.sale).toBeGreaterThanOrEqual(12)
    expect((await get('/locations/children/999999')).status).toBe(404)
  })

  test('GET /locations/auto-completion and choose-location: hits, no emirate to choose', async () => {
    const { hits } = await data('/locations/auto-completion?search=dubai')
    expect(keysOf(hits[0])).toEqual(sorted('id slug level name path lat lng count'))
    expect(hits.map(({ level }: Json) => level)).toContain('emirate')
    const chosen = (await data('/locations/choose-location?query=dubai')).hits
    expect(chosen.length).toBeGreaterThan(0)
    expect(chosen.map(({ level }: Json) => level)).not.toContain('emirate')
    expect((await data('/locations/auto-completion')).hits).toEqual([])
    expect((await data('/locations/auto-completion?search=')).hits).toEqual([])
  })

  test.each([
    'dubai marina',
    'Dubay marina',
    'دبي مارينا',
    'دبى مارينا',
    'marina dubai',
    'مرسى دبي',
  ])('finds Dubai Marina by %s', async (typed) => {
    const { hits } = await data(`/locations/auto-completion?search=${encodeURIComponent(typed)}`)
    expect(hits.map(({ id }: Json) => id)).toContain(marina.id)
  })
})

describe('what an advertiser chooses from', () => {
  const lists: [string, string, string][] = [
    ['/property-types', 'propertyTypes', 'id slug name category'],
    ['/property-properties/types', 'types', 'id slug name category'],
    ['/add-types/', 'adTypes', 'id slug name'],
    ['/add-types', 'adTypes', 'id slug name'],
    ['/specialities', 'speciality', 'id slug name'],
    ['/languages', 'languages', 'id slug name'],
    ['/property-properties/amenities-auto-complete', 'amenities', 'id slug name group'],
  ]
  test.each(lists)('GET %s answers %s', async (path, wrapper, fields) => {
    const reply = await data(path)
    expect(keysOf(reply)).toEqual([wrapper])
    expect(reply[wrapper].length).toBeGreaterThan(1)
    for (const one of reply[wrapper]) {
      for (const field of fields.split(' ')) expect(one).toHaveProperty(field)
      expect(one.name).toEqual(text)
    }
  })

  test('GET /property-types/grouped: the spec’s types first, in its order', async () => {
    const { grouped } = await data('/property-types/grouped')
    const names = (list: { name: { en: string } }[]) => list.map(({ name }) => name.en)
    expect(names(grouped.residential).slice(0, 10).join(', ')).toBe(
      'Apartment, Villa, Palace, Land, Building, Chalet, Farm, Duplex, Rest House, Floor',
    )
    expect(names(grouped.commercial).slice(0, 4).join(', ')).toBe(
      'Office Space, Building, Showroom, Land',
    )
  })

  test.each(['مسبح', 'مَسبح', 'pool', 'POOL'])('finds the pool as %s', async (typed) => {
    const path = `/property-properties/amenities-auto-complete?query=${encodeURIComponent(typed)}`
    const { amenities } = await data(path)
    expect(amenities.map(({ slug }: Json) => slug).join()).toContain('pool')
  })
})
