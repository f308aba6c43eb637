import { describe, expect, test } from 'vitest'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs } from '#i18n/time-units.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { mailsTo } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { faultOf, type Person } from '#test/team.ts'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { endAds, mailEndReminders } from './actions.ts'
import { claimEndingAds } from './queries.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { person, post, put, read, ask, publicAd, eventsOf, set } = poster(site)

const dayIn = (days: number) => dayInDubai(new Date(Date.now() + days * dayMs))
const monthly = { duration: 1, durationUnit: 'month' } as const

const posted = async (changes: object = {}, role = 'landlord') => {
  const owner = await person(role)
  const { property } = (await post(owner, postedAd(changes))).body.data
  return { owner, id: property.id as number, endDate: property.endDate as string }
}
const tell = (call: string) => (owner: Person, id: number, body: object) =>
  ask('POST', `/properties/${call}/${id}`, { token: owner.token, body })
const [show, move, renew] = [tell('set-visibility'), tell('set-state'), tell('renew')]
const stateOf = async (owner: Person, id: number) =>
  (await read(owner, id)).body.data.property.propertyData[0].state

describe('POST /properties/set-visibility/{id}', () => {
  test.each([
    ['hidden', 'visible'],
    [false, true],
    ['false', 'true'],
    [0, 1],
    ['0', '1'],
    ['private', 'public'],
    ['inactive', 'active'],
  ])('understands %o and %o', async (hidden, visible) => {
    const { owner, id } = await posted()
    const away = await show(owner, id, { visibility: hidden })
    expect(away.body.data.property).toMatchObject({ visible: false, active: true, state: 'live' })
    expect(faultOf(await publicAd(id))).toEqual([404, 'property_gone', undefined])
    const back = await show(owner, id, { visibility: visible })
    expect(back.body.data.property).toMatchObject({ visible: true })
    expect((await publicAd(id)).status).toBe(200)
  })

  test.each([{}, { visibility: 'gone' }, { visibility: 2 }, { visibility: null }])(
    'refuses %o',
    async (body) => {
      const { owner, id } = await posted()
      const { status, body: answer } = await show(owner, id, body)
      expect([status, answer.errors[0].path]).toEqual([422, 'visibility'])
    },
  )

  test('keeps the prices of an ad that was away', async () => {
    const { owner, id } = await posted()
    await show(owner, id, { visibility: 'hidden' })
    await put(owner, id, { totalPrice: 1_400_000 })
    await show(owner, id, { visibility: 'visible' })
    const { property } = (await publicAd(id)).body.data
    expect(property.priceHistory).toMatchObject([{ price: 1_500_000 }, { price: 1_400_000 }])
  })
})

describe('POST /properties/set-state/{id}', () => {
  test('marks an ad as under offer, live again, sold, and live once more', async () => {
    const { owner, id } = await posted()
    for (const state of ['under_offer', 'live', 'closed', 'live']) {
      const { body } = await move(owner, id, { state, reason: 'sold' })
      expect(body.data.property.state).toBe(state)
      expect((await publicAd(id)).status).toBe(state === 'closed' ? 404 : 200)
    }
    const steps = ['live', 'under_offer', 'live', 'closed', 'live']
    expect(await eventsOf(id)).toEqual(
      [null, ...steps].slice(0, 5).map((from, at) => [from, steps[at]]),
    )
  })

  test('refuses what makes no sense', async () => {
    const { owner, id } = await posted()
    expect(faultOf(await move(owner, id, { state: 'live' }))[1]).toBe('not_possible_now')
    expect((await move(owner, id, { state: 'expired' })).status).toBe(422)
    await move(owner, id, { state: 'closed' })
    await set.endDate(id, dayIn(-1))
    expect(faultOf(await move(owner, id, { state: 'live' }))).toEqual([
      409,
      'renewal_needed',
      undefined,
    ])
  })

  test('lets nobody pass a review or a payment by closing and opening', async () => {
    const { owner, id } = await posted({ subscriptionId: 2 })
    expect((await move(owner, id, { state: 'live' })).status).toBe(409)
    await move(owner, id, { state: 'closed' })
    expect((await move(owner, id, { state: 'live' })).status).toBe(409)
    expect((await publicAd(id)).status).toBe(404)
  })
})

describe('POST /properties/renew/{id}', () => {
  test('goes on from the old end date, once ahead', async () => {
    const { owner, id, endDate } = await posted()
    expect(endDate).toBe(lastDayOf(dayIn(0), monthly))
    const { body } = await renew(owner, id, { subscriptionId: 1 })
    expect(body.data.property).toMatchObject({
      id,
      state: 'live',
      endDate: lastDayOf(endDate, monthly),
      priceHistory: [{ price: 1_500_000 }],
    })
    expect(faultOf(await renew(owner, id, {}))[1]).toBe('renewal_too_early')
  })

  test('adds no more time to one that is closed in between', async () => {
    const { owner, id, endDate } = await posted()
    await renew(owner, id, {})
    await move(owner, id, { state: 'closed' })
    expect(faultOf(await renew(owner, id, {}))[1]).toBe('renewal_too_early')
    const { body } = await move(owner, id, { state: 'live' })
    expect(body.data.property).toMatchObject({
      state: 'live',
      endDate: lastDayOf(endDate, monthly),
    })
  })

  test('brings back what was over, a paid package after its payment', async () => {
    const { owner, id } = await posted()
    await set.endDate(id, dayIn(-5))
    await endAds(site.db, new Date())
    expect(await stateOf(owner, id)).toBe('expired')
    const paid = await renew(owner, id, { subscriptionId: 2 })
    expect(paid.body.data.property).toMatchObject({ state: 'awaiting_payment' })
    const free = await renew(owner, id, {})
    expect(free.body.data.property).toMatchObject({
      state: 'live',
      endDate: lastDayOf(dayIn(-5), monthly),
    })
    expect((await publicAd(id)).status).toBe(200)
  })

  test.each(['all', 'first'])('passes no review of %s ads', async (moderation) => {
    const paid = { subscriptionId: 2 }
    const [waiting, closed, many] = [await posted(paid), await posted(paid), await posted(paid)]
    await move(closed.owner, closed.id, { state: 'closed' })
    await set.setting('moderation', moderation)
    await renew(waiting.owner, waiting.id, {})
    await renew(closed.owner, closed.id, {})
    const body = { ids: [many.id], action: 'renew' }
    await ask('POST', '/properties/bulk', { token: many.owner.token, body })
    await set.setting('moderation', 'auto')
    for (const { owner, id } of [waiting, closed, many]) {
      const { property } = (await read(owner, id)).body.data
      expect(property.propertyData[0]).toMatchObject({ state: 'in_review', endDate: null })
      expect((await publicAd(id)).status).toBe(404)
    }
  })

  test('lets in what nobody reviews, for as long as its package lasts', async () => {
    const { owner, id } = await posted({ subscriptionId: 2 })
    const { body } = await renew(owner, id, {})
    const [startDate, endDate] = [dayIn(0), lastDayOf(dayIn(0), monthly)]
    expect(body.data.property).toMatchObject({ state: 'live', startDate, endDate })
    expect((await publicAd(id)).status).toBe(200)
  })

  test('is not for an ad that was never submitted, nor paid while on show', async () => {
    const draft = await posted({ draft: true })
    expect(faultOf(await renew(draft.owner, draft.id, {}))[1]).toBe('not_possible_now')
    const { owner, id } = await posted()
    const early = await renew(owner, id, { subscriptionId: 2 })
    expect(faultOf(early)[1]).toBe('paid_renewal_too_early')
    const other = await renew(owner, id, { subscriptionId: 4 })
    expect(faultOf(other)).toEqual([422, 'unknown_choice', 'subscriptionId'])
  })
})

describe('the calendar', () => {
  test('ends ads after their last day and not before', async () => {
    const [over, today] = [await posted(), await posted()]
    await set.endDate(over.id, dayIn(-1))
    await set.endDate(today.id, dayIn(0))
    expect(await endAds(site.db, new Date())).toBeGreaterThan(0)
    expect(await endAds(site.db, new Date())).toBe(0)
    expect(await eventsOf(over.id)).toEqual([
      [null, 'live'],
      ['live', 'expired'],
    ])
    expect(await stateOf(today.owner, today.id)).toBe('live')
  })

  test('reminds an advertiser a week and a day before the end, once each', async () => {
    const { owner, id } = await posted()
    const { post: office } = site.providers
    const remind = () =>
      mailEndReminders(site.db, { post: office, origin: 'https://dara.example', now: new Date() })
    const mails = async () =>
      (await mailsTo(site, owner.email)).filter(({ text }) => text.includes(`/my-properties/${id}`))
    await remind()
    expect(await mails()).toHaveLength(0)
    await set.endDate(id, dayIn(6))
    await Promise.all([remind(), remind()])
    await remind()
    expect(await mails()).toHaveLength(1)
    await set.endDate(id, dayIn(1))
    await remind()
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^Your ad expires on /)
    expect(mail?.text).toContain(`https://dara.example/en/my-properties/${id}`)
  })

  test('reminds each account in turn where there are more letters than it sends at once', async () => {
    const many = await Promise.all([posted(), posted(), posted()])
    const one = await posted()
    const ids = many.map(({ id }) => id)
    const { kysely: db } = site.db
    const { user } = many[0]!.owner
    await db.updateTable('properties').set({ account_id: user.id }).where('id', 'in', ids).execute()
    for (const id of ids) await set.endDate(id, dayIn(0))
    await set.endDate(one.id, dayIn(1))
    const told = await claimEndingAds(db, { today: dayIn(0), days: 1, limit: 2 })
    const byId = (first: number, second: number) => first - second
    expect(told.map(({ id }) => id).toSorted(byId)).toEqual([Math.min(...ids), one.id])
  })
})
