import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, take, rows } = feedsOf(site)

const foreign = 'https://evil.example/watch?v=1'
const loopback = 'https://admin:secret@127.0.0.1:8080/'

type Fault = { code: string; path: string; msg: string }
const faults = ({ body }: { body: { errors: Fault[] } }) =>
  body.errors.map(({ code, path }) => [path, code])

/** What a release before the list of sites could store. */
const setLinks = (id: number) =>
  site.db.kysely
    .updateTable('properties')
    .set({ video_urls: [foreign], virtual_tour: loopback })
    .where('id', '=', id)
    .execute()

const own = async (token: string) =>
  (await ask('GET', '/properties/my-properties', { token })).body.data.properties

describe('Links of an ad', () => {
  test('to other sites or with a password are refused, in drafts too, in both languages', async () => {
    const { token } = await person('agent')
    for (const draft of [true, false]) {
      const body = { ...postedAd({ videoUrl: foreign, virtualTour: loopback }), draft }
      const refused = await ask('POST', '/properties', { token, body })
      expect([refused.status, faults(refused)]).toEqual([422, [['virtualTour', 'invalid_url']]])
    }
    const body = { ...postedAd({ videoUrl: foreign, virtualTour: foreign }), draft: true }
    const refused = await ask('POST', '/properties', { token, body })
    expect(faults(refused)).toEqual([
      ['videoUrl', 'link_not_allowed'],
      ['virtualTour', 'link_not_allowed'],
    ])
    expect(refused.body.errors[0].msg).toMatch(/^Ads can only link to these sites: you/)
    const headers = { 'accept-language': 'ar' }
    const arabic = await ask('POST', '/properties', { token, body, headers })
    expect(arabic.body.errors[0].msg).toMatch(
      /^لا تُقبل في الإعلانات إلا روابط هذه المواقع: youtube/,
    )
    expect(await own(token)).toEqual([])
  })

  test('cannot be changed to another site', async () => {
    const { token } = await person('landlord')
    const made = await ask('POST', '/properties', { token, body: postedAd() })
    const path = `/properties/my-properties/${made.body.data.property.id}`
    const refused = await ask('PUT', path, { token, body: { virtualTour: foreign } })
    expect([refused.status, faults(refused)]).toEqual([422, [['virtualTour', 'link_not_allowed']]])
  })

  test('that an older release stored are not shown, and keep no other change from being saved', async () => {
    const agent = await person('agent')
    const { token } = agent
    const { id } = (await ask('POST', '/properties', { token, body: postedAd() })).body.data
      .property
    await setLinks(id)
    const shown = (await site.get(`/properties/${id}`)).body.data.property
    expect(shown).toMatchObject({ videos: [], virtualTour: null })
    const page = await site.app.inject(`/en/properties/${id}`)
    expect(page.body).not.toContain('evil.example')
    const headers = { authorization: `Bearer ${token}` }
    const csv = await site.app.inject({ url: '/api/feeds/export?dialect=csv', headers })
    expect(csv.body).not.toMatch(/evil\.example|127\.0\.0\.1/)
    const path = `/properties/my-properties/${id}`
    const saved = await ask('PUT', path, { token, body: { totalPrice: 1_400_000 } })
    expect(saved.status).toBe(200)
  })

  test('that an older release stored in a draft keep it from being published', async () => {
    const { token } = await person('agent')
    const body = { ...postedAd(), draft: true }
    const { id } = (await ask('POST', '/properties', { token, body })).body.data.property
    await setLinks(id)
    const path = `/properties/my-properties/${id}`
    const { checks } = (await ask('GET', `${path}/checks`, { token })).body.data
    expect(checks.canPublish).toBe(false)
    const refused = await ask('PUT', path, { token, body: { draft: false } })
    expect(faults(refused)).toEqual([
      ['videoUrl', 'link_not_allowed'],
      ['virtualTour', 'link_not_allowed'],
    ])
  })

  test('of a feed to another site cost the link and not the ad', async () => {
    const agent = await person('agent')
    const ad = feedAd({ referenceId: 'L-1', videoUrl: foreign, virtualTour: loopback })
    const done = await take(agent, rowsOf([ad]))
    expect(done.results).toMatchObject({ created: 1, refused: 0 })
    const [row] = await rows(agent, `${done.id}/rows`)
    const told = row.reasons.map(({ code, path }: Fault) => [path, code])
    expect(told).toEqual(
      expect.arrayContaining([
        ['videoUrl', 'link_not_allowed'],
        ['virtualTour', 'invalid_url'],
      ]),
    )
    const { property } = (
      await ask('GET', `/properties/my-properties/${row.propertyId}`, { token: agent.token })
    ).body.data
    expect(property.propertyData[0]).toMatchObject({ videoUrl: null, virtualTour: null })
  })

  test('may lead where the site setting says, from then on', async () => {
    const { token } = await person('agent')
    await site.db.kysely
      .insertInto('settings')
      .values({ key: 'linkHosts', value: JSON.stringify(['*.evil.example', 'evil.example']) })
      .onConflict((known) =>
        known.column('key').doUpdateSet({ value: JSON.stringify(['evil.example']) }),
      )
      .execute()
    const body = { ...postedAd({ videoUrl: foreign }), draft: true }
    expect((await ask('POST', '/properties', { token, body })).status).toBe(201)
    const refused = await ask('POST', '/properties', {
      token,
      body: { ...postedAd(), draft: true },
    })
    expect(refused.body.errors[0].msg).toBe('Ads can only link to these sites: evil.example')
  })
})
