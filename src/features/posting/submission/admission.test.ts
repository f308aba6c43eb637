import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { openSite } from '#test/site.ts'
import { faultOf } from '#test/team.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, put, publicAd, ask, set } = poster(site)

describe('the package of an ad', () => {
  test('that costs something leaves the ad waiting for its payment', async () => {
    const landlord = await person('landlord')
    const { property } = (await post(landlord, postedAd({ subscriptionId: 2 }))).body.data
    expect(property).toMatchObject({
      state: 'awaiting_payment',
      active: false,
      startDate: null,
      subscription: { id: 2, free: false },
      needs: ['payment', 'permit'],
      priceHistory: [],
    })
    expect((await publicAd(property.id)).status).toBe(404)
    const freed = await put(landlord, property.id, { subscriptionId: 1 })
    expect(freed.body.data.property).toMatchObject({ state: 'live', subscription: { id: 1 } })
  })

  test('is one of its ad type', async () => {
    const answer = await post(await person('landlord'), postedAd({ subscriptionId: 5 }))
    expect(faultOf(answer)).toEqual([422, 'unknown_choice', 'subscriptionId'])
  })

  test('has to be chosen where none is free', async () => {
    const landlord = await person('landlord')
    await set.free(false)
    const answer = await post(landlord, postedAd())
    await set.free(true)
    expect(faultOf(answer)).toEqual([422, 'subscription_required', 'subscriptionId'])
    expect(answer.body.errors[0].msg).toBe('Please select a subscription')
  })

  test('holds so many ads and no more, however many come at once', async () => {
    const landlord = await person('landlord')
    const nine = await Promise.all([...Array(9)].map(() => post(landlord, postedAd())))
    expect(nine.map(({ status }) => status)).toEqual(Array(9).fill(201))
    expect((await post(landlord, postedAd({ draft: true }))).status).toBe(201)
    const race = await Promise.all([...Array(4)].map(() => post(landlord, postedAd())))
    expect(race.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422, 422,
    ])
    const refused = race.find(({ status }) => status === 422)!
    expect(faultOf(refused)).toEqual([422, 'package_full', 'subscriptionId'])
  })
})

describe('moderation', () => {
  test.each([
    ['all', 'in_review'],
    ['first', 'in_review'],
    ['auto', 'live'],
  ])('%s: a new advertiser’s first ad is %s', async (moderation, state) => {
    const landlord = await person('landlord')
    await set.setting('moderation', moderation)
    const answer = await post(landlord, postedAd())
    await set.setting('moderation', 'auto')
    expect(answer.body.data.property.state).toBe(state)
  })

  test('of first ads lets the fourth in', async () => {
    const landlord = await person('landlord')
    for (let i = 0; i < 3; i += 1) await post(landlord, postedAd())
    await set.setting('moderation', 'first')
    const answer = await post(landlord, postedAd())
    await set.setting('moderation', 'auto')
    expect(answer.body.data.property.state).toBe('live')
  })
})

describe('permits', () => {
  test('that are enforced keep an ad without one from the public', async () => {
    const landlord = await person('landlord')
    await set.setting('permits', 'enforce')
    const refused = await post(landlord, postedAd())
    const permit = { permitNumber: '7119552100', permitType: 'rera', permitExpiresAt: '2099-01-01' }
    const taken = await post(landlord, postedAd(permit))
    await set.setting('permits', 'warn')
    expect(faultOf(refused)).toEqual([422, 'permit_needed', 'permitNumber'])
    expect(taken.body.data.property).toMatchObject({ state: 'live', ...permit, needs: [] })
  })

  test('that are not enforced are asked for', async () => {
    const { body } = await post(await person('landlord'), postedAd())
    expect(body.data.property).toMatchObject({ state: 'live', needs: ['permit'] })
  })

  test('let one ad of a category go on show, where they are enforced', async () => {
    const [landlord, other] = [await person('landlord'), await person('landlord')]
    const permit = { permitNumber: '7119552177', permitType: 'rera' }
    await set.setting('permits', 'enforce')
    const answers = [
      await post(landlord, postedAd(permit)),
      await post(landlord, postedAd(permit)),
      await post(landlord, postedAd({ ...permit, draft: true })),
      await post(other, postedAd(permit)),
      await post(landlord, postedAd({ ...permit, permitNumber: '7119552178' })),
    ]
    const [first, second, draft] = answers.map(({ body }) => body.data?.property.id)
    const submitted = await put(landlord, draft, { draft: false })
    const kept = await put(landlord, first, { totalPrice: 1_400_000 })
    const { token } = landlord
    await ask('POST', `/properties/set-state/${first}`, { token, body: { state: 'closed' } })
    const freed = await put(landlord, draft, { draft: false })
    const back = await ask('POST', `/properties/set-state/${first}`, {
      token,
      body: { state: 'live' },
    })
    await set.setting('permits', 'warn')
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 201, 201, 201])
    expect(second).toBeUndefined()
    for (const answer of [answers[1]!, submitted, back]) {
      expect(faultOf(answer)).toEqual([422, 'permit_number_taken', 'permitNumber'])
    }
    expect([kept.status, freed.body.data.property.state]).toEqual([200, 'live'])
  })
})
