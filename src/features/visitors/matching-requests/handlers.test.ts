import { beforeEach, describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { pool } = site.db
const ask = asker(site)
const play = poster(site)

const owner = await play.person('landlord')
const stranger = await play.person('landlord')
const { property } = (await play.post(owner, postedAd({}))).body.data
const letting = await play.person('landlord')
const { property: home } = (await play.post(letting, postedAd({}))).body.data
const place = property.location.id as number
const emirate = property.location.path[0].id as number

const wish = {
  ...wishOn(site),
  city: emirate,
  region: undefined,
  area: [place],
  goals: [property.purpose === 'rent' ? 'rent' : 'buy'],
  category: property.category,
  propertyTypes: [(property.propertyType ?? property.commercialPropertyType).id],
  priceRanges: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  specifications: 'By the sea, call 0501112233',
}

const send = (changes: object = {}) =>
  ask('POST', '/property-request', { body: { ...wish, ...changes } })

const listed = async (token = owner.token, query = '') => {
  const { status, body } = await ask('GET', `/agents/property-requests${query}`, { token })
  expect(status).toBe(200)
  return body.data
}

beforeEach(async () => {
  await pool.query('truncate property_requests')
})

describe('GET /api/agents/property-requests', () => {
  test('has no request that an operator has closed', async () => {
    await send()
    expect((await listed()).propertyRequests).toHaveLength(1)
    await pool.query(`update property_requests set closed_at = now(), closed_by = 'test'`)
    expect((await listed()).propertyRequests).toEqual([])
  })

  test('is for advertisers, who see only what fits their own ads', async () => {
    await send()
    expect((await ask('GET', '/agents/property-requests')).status).toBe(401)
    expect((await listed(stranger.token)).propertyRequests).toEqual([])
    expect((await listed()).propertyRequests).toMatchObject([
      { area: [{ id: place }], matchingAds: 1 },
    ])
  })

  test('shows who sent a request only where they share it', async () => {
    await send()
    const [hidden] = (await listed()).propertyRequests
    expect(hidden).toMatchObject({ contact: null, specifications: 'By the sea, call •••' })
    for (const field of ['id', 'name', 'phone', 'email']) expect(hidden).not.toHaveProperty(field)
    await pool.query('truncate property_requests')
    await send({ shareContact: true })
    expect((await listed()).propertyRequests).toMatchObject([
      {
        contact: {
          name: 'Sara Haddad',
          phone: '+971501112233',
          whatsapp: '+971501112233',
          email: 'sara@requests.example',
        },
        specifications: 'By the sea, call 0501112233',
      },
    ])
  })

  const [phone, email] = ['+971501112233', 'sara@requests.example']

  test.each([
    [['phone'], { phone, whatsapp: null, email: null }],
    [['whatsapp'], { phone: null, whatsapp: phone, email: null }],
    [['email'], { phone: null, whatsapp: null, email }],
    [['phone', 'email'], { phone, whatsapp: null, email }],
  ])('shows only what was chosen of who sent a request: %j', async (contactChannels, contact) => {
    await send({ shareContact: true, contactChannels })
    const [shown] = (await listed()).propertyRequests
    expect(shown.contact).toEqual({ name: 'Sara Haddad', ...contact })
    expect(shown.specifications).toBe('By the sea, call •••')
    for (const field of ['id', 'name', 'phone', 'email', 'contactChannels'])
      expect(shown).not.toHaveProperty(field)
  })

  test('shows the whole text where phone and WhatsApp are shared and no email was given', async () => {
    await send({ email: null, shareContact: true, contactChannels: ['phone', 'whatsapp'] })
    const [shown] = (await listed()).propertyRequests
    expect(shown).toMatchObject({
      contact: { phone, whatsapp: phone, email: null },
      specifications: 'By the sea, call 0501112233',
    })
  })

  const price = property.totalPrice as number

  test.each([
    ['another purpose', { goals: [property.purpose === 'rent' ? 'buy' : 'rent'] }],
    ['another price', { priceRanges: [price < 5_000_000 ? 9 : 1] }],
    ['signs of spam', { openMs: 1 }],
  ])('leaves out a request with %s', async (_, changes) => {
    expect((await send(changes)).status).toBe(201)
    expect((await listed()).propertyRequests).toEqual([])
  })

  test.each([
    ['yearly', 48_000, 1],
    ['monthly', 8_000, 2],
    ['weekly', 1_000, 2],
    ['daily', 135, 2],
    [null, 48_000, 1],
  ])('counts a rent by its year: %s, of %i dirhams', async (period, amount, range) => {
    await pool.query(
      `update properties set purpose = 'rent', rent_period = $1, total_price = $2 where id = $3`,
      [period, amount, home.id],
    )
    const others = wish.priceRanges.filter((id) => id !== range)
    await send({ goals: ['rent'], priceRanges: others })
    expect((await listed(letting.token)).propertyRequests).toEqual([])
    await send({ goals: ['rent'], priceRanges: [range] })
    expect((await listed(letting.token)).propertyRequests).toHaveLength(1)
  })

  test('leaves out requests that have expired, and ads that are hidden', async () => {
    await send()
    await pool.query(`update property_requests set expires_at = now() - interval '1 second'`)
    expect((await listed()).propertyRequests).toEqual([])
    await pool.query(`update property_requests set expires_at = now() + interval '1 day'`)
    const way = { token: owner.token, body: { visibility: 'hidden' } }
    await ask('POST', `/properties/set-visibility/${property.id}`, way)
    expect((await listed()).propertyRequests).toEqual([])
    const again = { token: owner.token, body: { visibility: 'visible' } }
    await ask('POST', `/properties/set-visibility/${property.id}`, again)
    expect((await listed()).propertyRequests).toHaveLength(1)
  })

  test('is read by the page', async () => {
    for (let at = 0; at < 3; at += 1) await send()
    const { propertyRequests, pagination } = await listed(owner.token, '?limit=2&page=2')
    expect([propertyRequests.length, pagination.total, pagination.pages]).toEqual([1, 3, 2])
    const { status } = await ask('GET', '/agents/property-requests?limit=101', {
      token: owner.token,
    })
    expect(status).toBe(422)
  })
})
