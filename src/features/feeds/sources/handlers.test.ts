import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { feedAd, feedsOf, rowsOf } from '#test/ads/feeder.ts'
import { openSite } from '#test/site.ts'

const site = await openSite()
const { ask, person, upload, check, run, over, rows, take } = feedsOf(site)

const list = async ({ token }: { token: string }, query = '?limit=100') =>
  (await ask('GET', `/properties/my-properties${query}`, { token })).body.data

const references = ({ properties }: { properties: { referenceId: string }[] }) =>
  properties.map(({ referenceId }) => referenceId).toSorted()

const stated = ({ properties }: { properties: { referenceId: string; state: string }[] }) =>
  Object.fromEntries(properties.map(({ referenceId, state }) => [referenceId, state]))

describe('A feed', () => {
  test('is checked without a change, then taken over', async () => {
    const agent = await person('agent')
    const feed = await upload(
      agent,
      rowsOf([feedAd({ referenceId: 'A-1' }), { referenceId: 'A-2' }]),
    )
    const plan = await over(agent, await check(agent, feed.id))
    expect(plan).toMatchObject({
      state: 'waiting',
      counts: { added: 2, changed: 0, removed: 0, refused: 0 },
      complete: true,
      short: false,
    })
    expect((await list(agent)).properties).toEqual([])
    const done = await over(agent, await run(agent, feed.id))
    expect(done).toMatchObject({
      id: plan.id,
      state: 'done',
      results: { created: 2, updated: 0, published: 1, refused: 0 },
      progress: { done: 2, total: 2 },
    })
    expect(stated(await list(agent))).toEqual({ 'A-1': 'live', 'A-2': 'draft' })
  })

  test('says of each row what became of it, in the language of who asks', async () => {
    const agent = await person('broker')
    const done = await take(
      agent,
      rowsOf([{ referenceId: 'B-1' }, { referenceId: 'B-1' }, { name: { en: 'x' } }]),
    )
    expect(done.counts).toMatchObject({ added: 1, refused: 2 })
    const [draft, twice, nameless] = await rows(agent, `${done.id}/rows`)
    expect(draft).toMatchObject({ reference: 'B-1', outcome: 'created' })
    expect(draft.reasons.map(({ path }: { path: string }) => path)).toContain('totalPrice')
    expect(twice.reasons[0].code).toBe('reference_repeated')
    expect(nameless.reasons[0]).toMatchObject({ code: 'required', path: 'referenceId' })
    const arabic = await rows({ ...agent, headers: { 'accept-language': 'ar' } }, `${done.id}/rows`)
    expect(arabic[2].reasons[0].msg).toBe('هذا الحقل مطلوب')
    expect(await rows(agent, `${done.id}/rows?action=added`)).toHaveLength(1)
  })

  test('that comes twice changes nothing', async () => {
    const agent = await person('agency')
    const text = rowsOf([feedAd({ referenceId: 'C-1' }), { referenceId: 'C-2' }])
    await take(agent, text)
    const before = await list(agent)
    const again = await take(agent, text)
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 2, removed: 0 })
    expect(await list(agent)).toEqual(before)
  })

  test('changes what it says otherwise and leaves what was written by hand', async () => {
    const agent = await person('landlord')
    const first = feedAd({ referenceId: 'D-1' })
    await take(agent, rowsOf([first]))
    const { id } = (await list(agent)).properties[0]
    const path = `/properties/my-properties/${id}`
    const name = { en: 'Written by a person', ar: 'كتبه إنسان' }
    await ask('PUT', path, { token: agent.token, body: { name } })
    const done = await take(agent, rowsOf([{ ...first, totalPrice: 1_400_000 }]))
    expect(done.results).toMatchObject({ updated: 1 })
    const { property } = (await ask('GET', path, { token: agent.token })).body.data
    expect(property.propertyData[0]).toMatchObject({ totalPrice: 1_400_000, name })
    expect(property.propertyData[0].priceHistory).toHaveLength(2)
  })

  test('takes an ad that was written by hand for its own by the reference', async () => {
    const agent = await person('agent')
    await ask('POST', '/properties', { token: agent.token, body: postedAd({ referenceId: 'E-1' }) })
    const same = await take(agent, rowsOf([feedAd({ referenceId: 'E-1' })]))
    expect(same.counts).toMatchObject({ unchanged: 1, added: 0 })
    const other = await take(agent, rowsOf([feedAd({ referenceId: 'E-1', totalPrice: 9 })]))
    expect(other.counts).toMatchObject({ changed: 1, added: 0 })
    expect(references(await list(agent))).toEqual(['E-1'])
  })

  test('of another account with equal references is another feed', async () => {
    const [one, other] = [await person('agent'), await person('agent')]
    await take(one, rowsOf([feedAd({ referenceId: 'F-1', totalPrice: 100_000 })]))
    await take(other, rowsOf([feedAd({ referenceId: 'F-1', totalPrice: 200_000 })]))
    const prices = await Promise.all([list(one), list(other)])
    expect(prices.map(({ properties }) => properties[0].totalPrice)).toEqual([100_000, 200_000])
  })

  test('submits as many ads as the package holds and says so of the rest', async () => {
    const agent = await person('agent')
    const ads = Array.from({ length: 12 }, (_, at) => feedAd({ referenceId: `G-${at}` }))
    const done = await take(agent, rowsOf(ads))
    expect(done.results).toMatchObject({ created: 12, published: 10 })
    const told = (await rows(agent, `${done.id}/rows`)).filter(
      ({ reasons }: { reasons: object[] }) => reasons.length > 0,
    )
    expect(told).toHaveLength(2)
    expect(told[0].reasons[0].code).toBe('package_full')
  })

  test('loses the row whose reference cannot be kept, and of others the signs that cannot', async () => {
    const agent = await person('agent')
    const half = '\ud800'
    const done = await take(
      agent,
      rowsOf([
        { referenceId: 'N-\u0000' },
        { referenceId: `N-${half}` },
        feedAd({
          referenceId: 'N-1',
          location: `Dubai > Dubai Marina > No${half}where\u0000`,
          amenities: [`Moat\u0000${half}`],
          images: [{ url: 'http://crm.example/\u0000', version: `${'v'.repeat(99)}😀` }],
        }),
      ]),
    )
    expect(done).toMatchObject({ state: 'done', counts: { added: 1, refused: 2 } })
    const [nul, surrogate, kept] = await rows(agent, `${done.id}/rows`)
    for (const refused of [nul, surrogate])
      expect(refused.reasons).toMatchObject([{ code: 'invalid_text', path: 'referenceId' }])
    expect(kept).toMatchObject({ reference: 'N-1', outcome: 'created' })
  })

  test('may be packed', async () => {
    const agent = await person('agent')
    const packed = gzipSync(rowsOf([{ referenceId: 'H-1' }]))
    expect((await take(agent, packed)).results).toMatchObject({ created: 1 })
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ referenceId: `M-${String(at).padStart(3, '0')}` }))

const whole = { query: '?hidesAbsent=true' }

describe('What a feed no longer has', () => {
  test('is hidden after the second time, and shown again when it is back', async () => {
    const agent = await person('agent')
    const ads = [...many(3), feedAd({ referenceId: 'Z-1' })]
    await take(agent, rowsOf(ads), whole)
    const { id } = (await list(agent, '?search=Z-1')).properties[0]
    const first = await take(agent, rowsOf(many(3)), whole)
    expect(first.counts).toMatchObject({ missing: 1, removed: 0 })
    expect((await list(agent, '?search=Z-1')).properties[0].visible).toBe(true)
    const second = await take(agent, rowsOf(many(3)), whole)
    expect(second.counts).toMatchObject({ missing: 0, removed: 1 })
    expect(second.results).toMatchObject({ hidden: 1 })
    expect((await list(agent, '?search=Z-1')).properties[0]).toMatchObject({
      visible: false,
      state: 'live',
    })
    expect((await site.get(`/properties/${id}`)).status).not.toBe(200)
    await take(agent, rowsOf(ads), whole)
    expect((await site.get(`/properties/${id}`)).status).toBe(200)
  })

  test('is not missing when it was back in between', async () => {
    const agent = await person('agent')
    for (const count of [3, 2, 3, 2]) await take(agent, rowsOf(many(count)), whole)
    expect(
      (await list(agent)).properties.every(({ visible }: { visible: boolean }) => visible),
    ).toBe(true)
  })

  test('stays where the feed is a part of the ads', async () => {
    const agent = await person('agent')
    await take(agent, rowsOf(many(4)))
    const done = await take(agent, rowsOf(many(3)))
    expect(done.counts).toMatchObject({ missing: 0, removed: 0 })
  })

  test('stays where less than half of the feed is left, unless that is right', async () => {
    const agent = await person('agent')
    await take(agent, rowsOf(many(10)), whole)
    for (const _ of [1, 2, 3]) {
      const short = await take(agent, rowsOf(many(4)), whole)
      expect(short).toMatchObject({ short: true, counts: { missing: 0, removed: 0 } })
    }
    const feed = await upload(agent, rowsOf(many(4)), whole)
    await over(agent, await check(agent, feed.id))
    const right = await over(agent, await run(agent, feed.id, { acceptsFewer: true }))
    expect(right).toMatchObject({ short: false, counts: { missing: 6 } })
  })

  test('stays where the feed breaks off', async () => {
    const agent = await person('agent')
    await take(agent, rowsOf(many(4)), whole)
    const cut = rowsOf(many(4)).slice(0, -10)
    for (const _ of [1, 2]) {
      const broken = await take(agent, cut, whole)
      expect(broken).toMatchObject({ complete: false, failure: { code: 'feed_truncated' } })
      expect(broken.counts).toMatchObject({ missing: 0, removed: 0, unchanged: 3 })
    }
  })

  test('is closed where the feed calls it deleted', async () => {
    const agent = await person('agent')
    const ad = feedAd({ referenceId: 'K-1' })
    await take(agent, rowsOf([ad]))
    const done = await take(agent, rowsOf([{ ...ad, status: 'deleted' }]))
    expect(done.results).toMatchObject({ closed: 1 })
    expect(stated(await list(agent))).toEqual({ 'K-1': 'closed' })
    expect((await take(agent, rowsOf([{ ...ad, status: 'deleted' }]))).counts).toMatchObject({
      unchanged: 1,
    })
    await take(agent, rowsOf([ad]))
    expect(stated(await list(agent))).toEqual({ 'K-1': 'live' })
  })
})
