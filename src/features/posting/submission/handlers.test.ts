import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import { faultOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, put, read, ask, publicAd, eventsOf, hired, set } = poster(site)

const pathsOf = ({ body }: { body: { errors: { path: string }[] } }) =>
  body.errors.map(({ path }) => path)

describe('POST /properties', () => {
  test('puts an ad whose checks pass before the public at once', async () => {
    const landlord = await person('landlord')
    const answer = await post(landlord, postedAd())
    expect(answer.status).toBe(201)
    const { property } = answer.body.data
    expect(property).toMatchObject({
      state: 'live',
      active: true,
      visible: true,
      referenceId: `DR-${property.id}`,
      name: postedAd().name,
      totalPrice: 1_500_000,
      price: 1_500_000,
      spaceSqm: 92.90304,
      rooms: 2,
      propertyType: { slug: 'apartment' },
      location: { id: 215 },
      videos: [{ url: postedAd().videoUrl }],
      subscription: { free: true, adType: { id: 1 } },
      propertyNumber: 'PN-17',
      authNumber: 'AUTH-17',
      statistics: { views: 0 },
      priceHistory: [{ price: 1_500_000 }],
      agent: { id: landlord.user.id },
      agency: null,
    })
    const shown = (await publicAd(property.id)).body.data.property
    expect(shown).toMatchObject({ id: property.id, name: postedAd().name })
    expect(shown).not.toHaveProperty('propertyNumber')
    const found = await site.get(`/properties?agent=${landlord.user.id}`)
    expect(found.body.data.properties).toMatchObject([{ id: property.id }])
    expect(await eventsOf(property.id)).toEqual([[null, 'live']])
  })

  test('names all that an ad lacks, in the language of whoever asks', async () => {
    const landlord = await person('landlord')
    const answer = await post(landlord, { totalPrice: 5 }, { 'accept-language': 'ar' })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].msg).toBe('هذا الحقل مطلوب')
    expect(pathsOf(answer)).toEqual(
      expect.arrayContaining(['name.en', 'name.ar', 'adTypeId', 'propertyTypeId', 'videoUrl']),
    )
    expect(pathsOf(answer)).not.toContain('totalPrice')
  })

  test('keeps the payment plan of a home that is sold before it is built', async () => {
    const landlord = await person('landlord')
    const paymentPlan = { onBooking: 10, duringConstruction: 50, onHandover: 40, afterHandover: 0 }
    const offPlan = { ready: 'off-plan', handoverDate: '2029-03-31', paymentPlan }
    const { property } = (await post(landlord, postedAd(offPlan))).body.data
    expect((await publicAd(property.id)).body.data.property).toMatchObject({ paymentPlan })
    const edited = await put(landlord, property.id, { totalPrice: 9_000 })
    expect(edited.body.data.property).toMatchObject({ paymentPlan, totalPrice: 9_000 })
    const built = await put(landlord, property.id, { ready: 'ready' })
    expect(built.body.data.property.paymentPlan).toBeNull()
    const wrong = await post(landlord, postedAd({ ...offPlan, paymentPlan: { onBooking: 10 } }))
    expect(faultOf(wrong)).toEqual([422, 'payment_plan_total', 'paymentPlan'])
  })

  test('does not keep what has no meaning for land', async () => {
    const landlord = await person('landlord')
    const { status, body } = await post(landlord, postedAd({ propertyTypeId: 4 }))
    expect(status).toBe(201)
    expect(body.data.property).toMatchObject({
      rooms: null,
      bathrooms: null,
      floors: null,
      furnished: null,
      finishing: null,
      propertyAge: null,
    })
  })

  test('lets an agent advertise for the agency', async () => {
    const { agent, agency } = await hired()
    const { property } = (await post(agent, postedAd())).body.data
    expect(property).toMatchObject({ agent: { id: agent.user.id }, agency: { id: agency.user.id } })
    expect((await read(agency, property.id)).status).toBe(200)
  })

  test('is for accounts only', async () => {
    expect((await ask('POST', '/properties', { body: postedAd() })).status).toBe(401)
  })

  test('done twice under one key is one ad', async () => {
    const landlord = await person('landlord')
    const headers = { 'idempotency-key': 'one-ad' }
    const first = await post(landlord, postedAd(), headers)
    const again = await post(landlord, postedAd(), headers)
    expect(again.body.data.property.id).toBe(first.body.data.property.id)
    const { body } = await ask('GET', '/properties/my-properties', landlord)
    expect(body.data.pagination.total).toBe(1)
  })

  test('keeps a price of ten thousand million and refuses one more', async () => {
    const landlord = await person('landlord')
    const dear = await post(landlord, postedAd({ totalPrice: 10_000_000_000 }))
    expect(dear.body.data.property.totalPrice).toBe(10_000_000_000)
    const dearer = await post(landlord, postedAd({ totalPrice: 10_000_000_001 }))
    expect(faultOf(dearer)).toEqual([422, 'too_big', 'totalPrice'])
  })

  test('refuses what could never be chosen in words, in a draft too', async () => {
    const landlord = await person('landlord')
    const fields = ['adTypeId', 'propertyTypeId', 'commercialPropertyTypeId', 'locationId']
    for (const field of fields) {
      const answer = await post(landlord, { draft: true, [field]: 0 })
      expect([answer.status, pathsOf(answer)]).toEqual([422, [field]])
    }
    const odd = await post(landlord, { draft: true, qrCodeImageId: 'a\u0000b' })
    expect([odd.status, pathsOf(odd)]).toEqual([422, ['qrCodeImageId']])
  })

  test('refuses a place that is a whole emirate', async () => {
    const answer = await post(await person('landlord'), postedAd({ locationId: 2 }))
    expect(faultOf(answer)).toEqual([422, 'unknown_location', 'locationId'])
  })
})

describe('a draft', () => {
  test('may lack everything, is saved again and again, and is submitted', async () => {
    const broker = await person('broker')
    const { status, body } = await post(broker, { draft: true })
    expect(status).toBe(201)
    const { id, ...rest } = body.data.property
    expect(rest).toMatchObject({ state: 'draft', purpose: null, location: null, totalPrice: null })
    expect((await put(broker, id, { name: { en: 'Sea' } })).status).toBe(200)
    const early = await put(broker, id, { draft: false })
    expect(early.status).toBe(422)
    expect(pathsOf(early)).toContain('name.ar')
    await put(broker, id, postedAd({ totalPrice: 900_000 }))
    expect((await publicAd(id)).status).toBe(404)
    const submitted = await put(broker, id, { totalPrice: 950_000, draft: false })
    expect(submitted.body.data.property).toMatchObject({
      id,
      state: 'live',
      priceHistory: [{ price: 950_000 }],
    })
    expect((await publicAd(id)).status).toBe(200)
    expect(await eventsOf(id)).toEqual([
      [null, 'draft'],
      ['draft', 'live'],
    ])
  })

  test('keeps the package that was chosen for it', async () => {
    const broker = await person('broker')
    const { id } = (await post(broker, postedAd({ draft: true, subscriptionId: 2 }))).body.data
      .property
    const { body } = await put(broker, id, { draft: false })
    expect(body.data.property).toMatchObject({
      state: 'awaiting_payment',
      subscription: { id: 2 },
    })
  })
})

describe('PUT /properties/my-properties/{id}', () => {
  test('changes what it names, in search too, and keeps the prices', async () => {
    const agent = await person('agent')
    const { id } = (await post(agent, postedAd())).body.data.property
    const { body } = await put(agent, id, { totalPrice: 1_250_000, rooms: 3 })
    expect(body.data.property).toMatchObject({
      totalPrice: 1_250_000,
      rooms: 3,
      bathrooms: 3,
      priceReduced: true,
      priceHistory: [{ price: 1_500_000 }, { price: 1_250_000 }],
    })
    const found = await site.get(`/properties?agent=${agent.user.id}&price_max=1300000&rooms=3`)
    expect(found.body.data.properties).toMatchObject([{ id, totalPrice: 1_250_000 }])
  })

  test('does not let two editors overwrite each other', async () => {
    const agent = await person('agent')
    const { id } = (await post(agent, postedAd())).body.data.property
    const { etag } = (await read(agent, id)).headers
    const mine = await put({ ...agent, headers: { 'if-match': etag } }, id, { totalPrice: 2 })
    expect(mine.status).toBe(200)
    const late = await put({ ...agent, headers: { 'if-match': etag } }, id, { totalPrice: 3 })
    expect(faultOf(late)).toEqual([409, 'changed_meanwhile', undefined])
    expect(late.body.data.property).toMatchObject({ id, totalPrice: 2 })
    const again = await put({ ...agent, headers: { 'if-match': mine.headers.etag } }, id, {
      rooms: 1,
    })
    expect(again.status).toBe(200)
  })

  test('leaves its version to who only looks at an ad', async () => {
    const agent = await person('agent')
    const { id } = (await post(agent, postedAd())).body.data.property
    const { etag } = (await read(agent, id)).headers
    const action = { propertyId: id, action: 'view' }
    expect((await ask('POST', '/anonymous-users/action', { body: action })).status).toBe(202)
    const after = await read(agent, id)
    expect(after.headers.etag).toBe(etag)
    expect(after.body.data.property.propertyData[0].statistics.views).toBe(1)
  })

  test('refuses an ad that would lack something, and leaves it as it was', async () => {
    const agent = await person('agent')
    const { id } = (await post(agent, postedAd())).body.data.property
    const answer = await put(agent, id, { videoUrl: null })
    expect(faultOf(answer)).toEqual([422, 'required', 'videoUrl'])
    expect((await put(agent, id, { adTypeId: 3 })).body.errors[0].path).toBe('adTypeId')
    expect((await publicAd(id)).body.data.property.videos).toHaveLength(1)
  })

  test('keeps pictures that were drawn, and what else an import brought', async () => {
    const [id] = site.marinaIds
    const agency = await person('agency')
    await set.owner(id!, agency.user.id)
    const before = (await read(agency, id!)).body.data.property.propertyData[0]
    const imageIds = before.images.map((image: { id: string }) => image.id).toReversed()
    const { status, body } = await put(agency, id!, { imageIds: imageIds.slice(0, 3) })
    expect([status, body.errors]).toEqual([200, undefined])
    const { images, location } = body.data.property
    expect(images.map((image: { id: string }) => image.id)).toEqual(imageIds.slice(0, 3))
    expect(location).toMatchObject({ lat: 25.08, lng: 55.14 })
  })

  test('reaches own ads and members’ for the agency, no others', async () => {
    const { agent, agency } = await hired()
    const { id } = (await post(agent, postedAd())).body.data.property
    expect((await put(agency, id, { totalPrice: 7_000_000 })).status).toBe(200)
    expect((await put(agent, id, { totalPrice: 8_000_000 })).status).toBe(200)
    for (const role of ['landlord', 'agency', 'agent']) {
      expect((await put(await person(role), id, { totalPrice: 1 })).status).toBe(404)
    }
  })
})
