import { describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { get, marina, marinaIds } = site

type Json = Record<string, unknown>

const data = async (path: string) => {
  const { status, body } = await get(path)
  expect([path, status]).toEqual([path, 200])
  return body.data
}
const keysOf = (object: object) => Object.keys(object).sort()
const sorted = (words: string) => words.split(' ').sort()

const text = { en: expect.any(String), ar: expect.any(String) }
const named = { id: expect.any(Number), slug: expect.any(String), name: text }

/** What the wire calls a property, without what the public reply leaves out. */
const propertyFields =
  'id referenceId name description purpose purposeLabel rentPeriod cheques totalPrice price pricePerSqm currency category adType propertyType commercialPropertyType space measurement spaceSqm rooms bathrooms floors furnished ready handoverDate paymentPlan mortgageEligible finishing propertyAge serviceCharge permitNumber permitType permitExpiresAt addressDetails location amenities images videos virtualTour qrCodeImage advertiserType paymentMethod startDate endDate visible active state agent agency createdAt updatedAt firstPublishedAt lastViewedAt priceHistory'

const kept = 'ownerName authNumber propertyNumber commission subscription statistics'

describe('the reply of each call', () => {
  test('GET /properties: properties and pagination, facets only when asked for', async () => {
    const found = await data('/properties')
    expect(found.pagination).toEqual({
      page: 1,
      limit: 20,
      total: 52,
      totalIsExact: true,
      pages: 3,
    })
    expect(found.properties).toHaveLength(20)
    expect(found).not.toHaveProperty('facets')
    expect((await data('/properties?facets=1')).facets).toMatchObject({
      purpose: expect.any(Array),
      propertyType: expect.any(Array),
      rooms: expect.any(Array),
      furnished: expect.any(Array),
      ready: expect.any(Array),
      emirate: expect.any(Array),
      price: { min: expect.any(Number), max: expect.any(Number), buckets: expect.any(Array) },
    })
    expect(await data('/properties?permit=nobody')).toMatchObject({ properties: [] })
  })

  test('GET /properties/{id}: every public field and none of the kept ones', async () => {
    const { property } = await data(`/properties/${marinaIds[0]}`)
    for (const field of propertyFields.split(' ')) expect(property).toHaveProperty(field)
    for (const field of kept.split(' ')) expect(property).not.toHaveProperty(field)
    expect(JSON.stringify(property)).not.toContain('SECRET')
    expect(property).toMatchObject({
      purpose: 'sale',
      purposeLabel: { en: 'For sale', ar: 'للبيع' },
      totalPrice: 1_500_000,
      price: 1_000,
      currency: 'AED',
      space: 1_000,
      measurement: 'sqft',
      spaceSqm: 92.90304,
      pricePerSqm: 16145.87,
      adType: named,
      propertyType: { ...named, slug: 'apartment' },
      commercialPropertyType: null,
      handoverDate: '2026-09-01',
      amenities: [named, named],
      permitExpiresAt: '2030-01-01',
      lastViewedAt: null,
      priceHistory: [{ price: 1_700_000 }, { price: 1_500_000 }],
      visible: true,
      active: true,
      state: 'live',
    })
    expect(property.location).toMatchObject({ id: marina.id, name: marina.name, lat: 25.08 })
    expect(property.location.path.map(({ name }: Json) => name)).toEqual([
      { en: 'Dubai', ar: 'دبي' },
      { en: 'Dubai Marina', ar: 'دبي مارينا' },
    ])
    expect(keysOf(property.images[0])).toEqual(
      sorted('id url srcset width height thumbhash alt isFloorPlan'),
    )
  })

  test('an advertiser’s photo is a picture wherever it stands', async () => {
    const picture = sorted('id url width height thumbhash')
    const { property } = await data(`/properties/${marinaIds[0]}`)
    const { properties } = await data('/properties?locations=' + marina.id)
    const { agent } = await data(`/agents/details/${site.agentId}`)
    const { owners } = await data('/agents/auto-complete?query=sara')
    const shown = [property.agent, property.agency, properties[0].agent, agent, owners[0]]
    for (const { photo } of shown) expect(keysOf(photo)).toEqual(picture)
  })

  test('GET /properties/similar/{id}: 15 cards unless asked otherwise', async () => {
    const { properties } = await data(`/properties/similar/${marinaIds[0]}`)
    expect(properties.length).toBeGreaterThan(10)
    expect(properties.length).toBeLessThanOrEqual(15)
    const ids = properties.map(({ id }: Json) => id)
    expect(ids).not.toContain(marinaIds[0])
    expect(new Set(ids).size).toBe(ids.length)
    expect((await data(`/properties/similar/${marinaIds[0]}?limit=3`)).properties).toHaveLength(3)
  })

  test('GET /agents/details/{id}: the whole profile, hidden numbers null', async () => {
    const { agent } = await data(`/agents/details/${site.agentId}`)
    expect(keysOf(agent)).toEqual(
      sorted(
        'id slug name names role photo bio bios job jobs languages specialities emirate agency phone whatsapp brn membershipId verified propertiesCount memberSince orn',
      ),
    )
    expect(agent).toMatchObject({
      languages: [named, named],
      specialities: [named],
      emirate: named,
      agency: { id: site.agencyId, slug: 'marina-homes', name: 'Marina Homes' },
      phone: '+971501112233',
      whatsapp: null,
      propertiesCount: 12,
    })
    for (const texts of ['names', 'jobs', 'bios']) {
      expect(keysOf(agent[texts])).toEqual(['ar', 'en'])
    }
    expect(keysOf(agent.agency)).toEqual(sorted('id slug name names'))
    expect((await data(`/agents/details/${site.agencyId}`)).agent.propertiesCount).toBe(12)
    expect((await get(`/agents/details/${site.unverifiedId}`)).status).toBe(404)
  })

  test('GET /agents/auto-complete: owners of both kinds', async () => {
    const { owners } = await data('/agents/auto-complete?query=marina')
    expect(owners[0]).toMatchObject({ id: site.agencyId, name: 'Marina Homes', kind: 'agency' })
    expect(keysOf(owners[0])).toEqual(sorted('id name names kind photo'))
    expect((await data('/agents/auto-complete')).owners).toEqual([])
  })

  test('GET /settings: all that every page needs, nothing for operators', async () => {
    const { settings } = await data('/settings')
    expect(keysOf(settings)).toEqual(
      sorted(
        'linkHosts siteName tagline logo company contact social currency defaultEmirate measurement mortgage popularSearches features',
      ),
    )
    expect(settings).toMatchObject({
      currency: 'AED',
      defaultEmirate: 'dubai',
      measurement: 'sqft',
      mortgage: { minRate: 2.75, maxRate: 6.99, defaultRate: expect.any(Number) },
    })
    expect(keysOf(settings.contact)).toEqual(sorted('phone whatsapp email address'))
    expect(settings.popularSearches[0]).toEqual({ label: text, url: expect.any(String) })
  })
})

describe('POST /anonymous-users/action', () => {
  const send = (action: string, cookie = '') =>
    site.app.inject({
      method: 'POST',
      url: '/api/anonymous-users/action',
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify({ propertyId: marinaIds[1], action }),
    })

  test('answers 202 with {}, counts once a visitor and day, and says when it was viewed', async () => {
    const before = Date.now()
    const first = await send('view')
    expect([first.statusCode, first.json()]).toEqual([202, { data: {} }])
    const [visitor] = first.cookies
    const { property } = await data(`/properties/${marinaIds[1]}`)
    expect(Date.parse(property.lastViewedAt)).toBeGreaterThanOrEqual(before)
    await send('view', `visitor=${visitor?.value}`)
    await send('call', `visitor=${visitor?.value}`)
    const { rows } = await site.db.pool.query(
      'select views, call_attempts, last_viewed_at from property_counters where property_id = $1',
      [marinaIds[1]],
    )
    expect(rows).toMatchObject([{ views: 1, call_attempts: 1 }])
    expect(rows[0].last_viewed_at.toISOString()).toBe(property.lastViewedAt)
  })

  test('says what is wrong with it', async () => {
    expect((await send('stare')).json().errors).toMatchObject([
      { code: 'invalid_choice', path: 'action' },
    ])
  })
})
