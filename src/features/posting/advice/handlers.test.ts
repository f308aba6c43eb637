import { describe, expect, test } from 'vitest'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person } from '#test/team.ts'
import type { Checks } from './contract/checks.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, put, ask, hired, set } = poster(site)

const idOf = async (owner: Person, changes: object = {}): Promise<number> =>
  (await post(owner, postedAd(changes))).body.data.property.id

const answerTo = ({ token }: Person, id: number) =>
  ask('GET', `/properties/my-properties/${id}/checks`, { token })

const checksOf = async (owner: Person, id: number): Promise<Checks> =>
  (await answerTo(owner, id)).body.data.checks

const codes = ({ warnings }: Checks) => warnings.map(({ code, path }) => [code, path])
const twins = ({ duplicates }: Checks) => duplicates.map(({ id, reason, own }) => [id, reason, own])

describe('GET /properties/my-properties/{id}/checks', () => {
  test('knows no ads of others', async () => {
    const id = await idOf(await person('broker'))
    expect(faultOf(await answerTo(await person('broker'), id))).toEqual([
      404,
      'property_not_found',
      undefined,
    ])
  })

  test('names each missing point and its field, for each language', async () => {
    const broker = await person('broker')
    const id = await idOf(broker, { draft: true, name: { en: 'Home', ar: null } })
    const { quality, canPublish } = await checksOf(broker, id)
    const missing = (points: typeof quality.en.points) =>
      points.filter(({ reached }) => !reached).map(({ code, path }) => [code, path])
    expect(missing(quality.en.points)).toContainEqual(['other_language', 'name.ar'])
    expect(missing(quality.en.points)).toContainEqual(['photos_three', 'imageIds'])
    expect(missing(quality.ar.points)).toContainEqual(['title_length', 'name.ar'])
    expect(missing(quality.ar.points)).not.toContainEqual(['other_language', 'name.en'])
    expect(canPublish).toBe(false)
  })

  test('scores what has been said, and an empty draft next to nothing', async () => {
    const broker = await person('broker')
    const [full, empty] = [await idOf(broker), (await post(broker, { draft: true })).body.data]
    const [good, bad] = [await checksOf(broker, full), await checksOf(broker, empty.property.id)]
    expect(good.quality.en.score).toBeGreaterThan(bad.quality.en.score)
    expect(good.canPublish).toBe(true)
    expect([bad.warnings, bad.duplicates]).toEqual([[], []])
  })

  test('counts no video or tour that the public is not shown', async () => {
    const broker = await person('broker')
    const links = { videoUrl: 'https://vimeo.com/1', virtualTour: 'https://vimeo.com/2' }
    const id = await idOf(broker, { ...links, videoIds: [] })
    const isReached = async () => {
      const { quality } = await checksOf(broker, id)
      const asked = quality.ar.points.filter(({ code }) => /^(video|virtual_tour)$/.test(code))
      return asked.map(({ code, reached }) => [code, reached])
    }
    const both = (reached: boolean) => [
      ['video', reached],
      ['virtual_tour', reached],
    ]
    expect(await isReached()).toEqual(both(true))
    await set.setting('linkHosts', ['youtube.com'])
    expect(await isReached()).toEqual(both(false))
    await set.setting('linkHosts', defaultLinkHosts)
  })

  test('cannot be published without a permit where operators enforce it', async () => {
    const broker = await person('broker')
    const id = await idOf(broker, { draft: true })
    expect((await checksOf(broker, id)).canPublish).toBe(true)
    await set.setting('permits', 'enforce')
    expect((await checksOf(broker, id)).canPublish).toBe(false)
    await put(broker, id, { permitNumber: '7119552100', permitType: 'rera', draft: true })
    expect((await checksOf(broker, id)).canPublish).toBe(true)
    await set.setting('permits', 'warn')
  })

  test('warns of a telephone number in a text', async () => {
    const broker = await person('broker')
    const en = 'A bright apartment with a wide balcony over the yachts. Call 050 123 4567 now.'
    const id = await idOf(broker, { description: { en, ar: postedAd().description.ar } })
    expect(codes(await checksOf(broker, id))).toContainEqual(['phone_in_text', 'description.en'])
  })
})

describe('the duplicates of an ad', () => {
  const alone = { totalPrice: 1_234_567 }

  test('are one’s own of the same place, type, rooms, area and price', async () => {
    const broker = await person('broker')
    const id = await idOf(broker, alone)
    const same = await idOf(broker, { ...alone, space: 1_008, draft: true })
    await idOf(broker, { ...alone, space: 1_020 })
    await idOf(broker, { ...alone, rooms: 3 })
    await idOf(broker, { ...alone, totalPrice: 1_234_568 })
    await idOf(await person('broker'), alone)
    expect(twins(await checksOf(broker, id))).toEqual([[same, 'same', true]])
  })

  test('are not those that were sold', async () => {
    const broker = await person('broker')
    const [id, sold] = [await idOf(broker, alone), await idOf(broker, alone)]
    const body = { state: 'closed', reason: 'sold' }
    await ask('POST', `/properties/set-state/${sold}`, { token: broker.token, body })
    expect(twins(await checksOf(broker, id))).toEqual([])
  })

  test('are, by the permit, any the public sees, and none it does not', async () => {
    const [broker, other] = [await person('broker'), await person('broker')]
    const permit = { permitNumber: '7119552199', permitType: 'rera' }
    const id = await idOf(broker, permit)
    const [seen] = [
      await idOf(other, { ...permit, totalPrice: 9_000_000 }),
      await idOf(other, { ...permit, draft: true }),
    ]
    await idOf(other, { ...permit, ready: 'off-plan', handoverDate: '2030-01-01' })
    const checks = await checksOf(broker, id)
    expect(twins(checks)).toEqual([[seen, 'permit', false]])
    expect(checks.duplicates[0]?.live).toBe(true)
    const draft = await idOf(broker, { ...permit, draft: true })
    const own = (await checksOf(broker, id)).duplicates.find((one: { own: boolean }) => one.own)
    expect([own?.id, own?.live]).toEqual([draft, false])
  })

  test('of a colleague are shown to the agency, and to members once public', async () => {
    const { agent, agency } = await hired()
    const id = await idOf(agent, alone)
    const draft = await idOf(agency, { ...alone, draft: true })
    expect(twins(await checksOf(agency, id))).toEqual([[draft, 'same', true]])
    expect(twins(await checksOf(agent, id))).toEqual([])
  })
})
