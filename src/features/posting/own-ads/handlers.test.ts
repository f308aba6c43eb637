import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, put, read, list, ask, publicAd, hired } = poster(site)
const upload = uploader(site)

const idOf = async (owner: Person, changes: object = {}): Promise<number> =>
  (await post(owner, postedAd(changes))).body.data.property.id

const photo = async (owner: Person): Promise<string> =>
  (await upload('/files/upload/single', [await jpeg()], owner)).body.data.file.id

const own = '/properties/my-properties'

const idsOf = ({ properties }: { properties: { id: number }[] }) => properties.map(({ id }) => id)

describe('GET /properties/my-properties', () => {
  test('pages by five, the newest first, and counts every state', async () => {
    const broker = await person('broker')
    const ids: number[] = []
    for (let i = 0; i < 6; i += 1) ids.unshift(await idOf(broker, { referenceId: `REF-${i}` }))
    const draft = await idOf(broker, { draft: true })
    const first = await list(broker)
    expect(idsOf(first)).toEqual([draft, ...ids.slice(0, 4)])
    expect(first.pagination).toEqual({ page: 1, limit: 5, total: 7, totalIsExact: true, pages: 2 })
    expect(first.counts).toMatchObject({ live: 6, draft: 1, expired: 0, under_offer: 0 })
    expect(idsOf(await list(broker, '?limit=5&page=2'))).toEqual(ids.slice(4))
    expect(idsOf(await list(broker, '?state=draft'))).toEqual([draft])
    expect((await list(broker, '?state=live&limit=1')).pagination.pages).toBe(6)
    const found = await list(broker, '?search=ref-3')
    expect(found.properties).toMatchObject([{ referenceId: 'REF-3' }])
    expect(found.pagination.total).toBe(1)
    expect(idsOf(await list(broker, `?search=${encodeURIComponent('%')}`))).toEqual([])
  })

  test('shows an agency what its members made for it, and each member their own', async () => {
    const { agent, agency } = await hired()
    const stranger = await person('agent')
    const [mine, theirs] = [await idOf(agent), await idOf(agency)]
    await idOf(stranger)
    expect(idsOf(await list(agency))).toEqual([theirs, mine])
    expect(idsOf(await list(agent))).toEqual([mine])
    expect((await list(await person('company'))).properties).toEqual([])
  })

  test('says what each ad asks for and puts that first, unless told otherwise', async () => {
    const broker = await person('broker')
    const sharjah = site.gazetteer.bySlug('sharjah/al-khan')!.id
    await idOf(broker, { draft: true, locationId: sharjah, name: { en: 'Only English here' } })
    await idOf(broker, { locationId: sharjah })
    const needsOf = async (query = '') =>
      (await list(broker, query)).properties.map(({ needs }: { needs: string[] }) => needs)
    expect(await needsOf()).toEqual([['arabic'], []])
    expect(await needsOf('?sort=newest')).toEqual([[], ['arabic']])
    expect(await needsOf('?needs=any')).toEqual([['arabic']])
    expect(await needsOf('?needs=arabic&state=draft')).toEqual([['arabic']])
    expect(await needsOf('?needs=permit')).toEqual([])
    const { needs } = await list(broker, '?needs=permit')
    expect(needs).toMatchObject({ any: 1, arabic: 1, english: 0, permit: 0, renewal: 0 })
    expect((await ask('GET', `${own}?needs=money`, { token: broker.token })).status).toBe(422)
    expect((await ask('GET', `${own}?sort=luck`, { token: broker.token })).status).toBe(422)
  })

  test('orders by what was looked at the most', async () => {
    const broker = await person('broker')
    const [first, second] = [await idOf(broker), await idOf(broker)]
    await site.get(`/properties/${first}`)
    const view = { body: { propertyId: first, action: 'view' } }
    expect((await ask('POST', '/anonymous-users/action', view)).status).toBe(202)
    const seen = await list(broker, '?sort=views')
    expect(idsOf(seen)).toEqual([first, second])
    expect(seen.properties[0].statistics.views).toBe(1)
  })
})

describe('GET /properties/my-properties/{id}', () => {
  test('shows what only the advertiser sees', async () => {
    const broker = await person('broker')
    const id = await idOf(broker, { ownerName: 'Sara', commission: 2 })
    const { status, headers, body } = await read(broker, id)
    expect([status, typeof headers.etag]).toEqual([200, 'string'])
    expect(body.data.property.propertyData).toMatchObject([
      { id, ownerName: 'Sara', commission: 2, videoUrl: postedAd().videoUrl, videoIds: [] },
    ])
  })

  test('knows no ads of others', async () => {
    const id = await idOf(await person('broker'))
    const answer = await read(await person('broker'), id)
    expect(faultOf(answer)).toEqual([404, 'property_not_found', undefined])
  })
})

describe('the pictures of an ad', () => {
  test('are those that were sent, in their order', async () => {
    const broker = await person('broker')
    const [one, two, qr] = [await photo(broker), await photo(broker), await photo(broker)]
    const id = await idOf(broker, { imageIds: [two, one], qrCodeImageId: qr })
    const { property } = (await publicAd(id)).body.data
    expect(property.images.map((image: { id: string }) => image.id)).toEqual([two, one])
    expect(property.images[0].url).toContain(`/media/files/${two}-`)
    expect(property.qrCodeImage.id).toBe(qr)
    const turned = await put(broker, id, { imageIds: [one, two], qrCodeImageId: null })
    expect(turned.body.data.property).toMatchObject({
      images: [{ id: one }, { id: two }],
      qrCodeImage: null,
    })
  })

  test('are photos, or floor plans where the advertiser says so', async () => {
    const broker = await person('broker')
    const [one, two] = [await photo(broker), await photo(broker)]
    const id = await idOf(broker, { imageIds: [one, two], floorPlanIds: [two, 'of-no-picture'] })
    const plans = async () =>
      (await publicAd(id)).body.data.property.images.map(
        (image: { isFloorPlan: boolean }) => image.isFloorPlan,
      )
    expect(await plans()).toEqual([false, true])
    await put(broker, id, { imageIds: [two, one] })
    expect(await plans()).toEqual([true, false])
    await put(broker, id, { floorPlanIds: [] })
    expect(await plans()).toEqual([false, false])
  })

  test('of somebody else are refused', async () => {
    const broker = await person('broker')
    const theirs = await photo(await person('broker'))
    const mine = await photo(broker)
    const answer = await post(broker, postedAd({ imageIds: [mine, theirs] }))
    expect(faultOf(answer)).toEqual([422, 'unknown_file', 'imageIds.1'])
    expect((await list(broker)).properties).toEqual([])
  })

  test('that a member sent may be kept by the agency', async () => {
    const { agent, agency } = await hired()
    const [old, fresh] = [await photo(agent), await photo(agency)]
    const id = await idOf(agent, { imageIds: [old] })
    const { body } = await put(agency, id, { imageIds: [fresh, old] })
    expect(body.data.property.images).toMatchObject([{ id: fresh }, { id: old }])
  })

  test('are gone from the ad once the file is deleted', async () => {
    const broker = await person('broker')
    const [one, two] = [await photo(broker), await photo(broker)]
    const id = await idOf(broker, { imageIds: [one, two] })
    const { etag } = (await read(broker, id)).headers
    const gone = await ask('DELETE', `/files/auth/${one}`, { token: broker.token })
    expect([gone.status, gone.body]).toEqual([200, { data: {} }])
    expect((await publicAd(id)).body.data.property.images).toMatchObject([{ id: two }])
    expect((await read(broker, id)).headers.etag).not.toBe(etag)
  })
})

describe('DELETE /properties/my-properties/{id}', () => {
  test('deletes a draft and leaves its pictures to be used again', async () => {
    const broker = await person('broker')
    const sent = await photo(broker)
    const id = await idOf(broker, { draft: true, imageIds: [sent] })
    const path = `/properties/my-properties/${id}`
    const gone = await ask('DELETE', path, { token: broker.token })
    expect([gone.status, gone.body]).toEqual([200, { data: {} }])
    expect((await read(broker, id)).status).toBe(404)
    expect((await post(broker, postedAd({ imageIds: [sent] }))).status).toBe(201)
  })

  test('leaves what was submitted', async () => {
    const broker = await person('broker')
    const id = await idOf(broker)
    const path = `/properties/my-properties/${id}`
    const kept = await ask('DELETE', path, { token: broker.token })
    expect(faultOf(kept)).toEqual([409, 'not_a_draft', undefined])
    const foreign = await ask('DELETE', path, { token: (await person('broker')).token })
    expect(foreign.status).toBe(404)
  })
})
