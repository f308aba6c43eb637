import { beforeEach, describe, expect, test } from 'vitest'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { fakeGateway } from '#test/payments/fake-gateway.ts'
import { paymentsOf } from '#test/payments/buyer.ts'
import { openSite } from '#test/site.ts'
import { faultOf } from '#test/team.ts'

const bank = fakeGateway()
const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' }, gateway: bank.gateway })
const play = poster(site)
const { person, post, ask, publicAd } = play
const { waitingAd, pay, own, order, send, differences, subscriptions, renew } = paymentsOf(
  site,
  play,
)

const today = dayInDubai(new Date())
const quarterly = { duration: 3, durationUnit: 'month' } as const
const paid = 2

beforeEach(() => {
  bank.calls.length = 0
})

describe('POST /payment/property-subscription', () => {
  test('leads to the gateway, whose notice alone puts the ad on show', async () => {
    const { owner, id } = await waitingAd()
    const { status, body } = await pay(owner, id)
    expect(status).toBe(200)
    const { checkout } = bank.set(body.data.url, 'paid')
    expect(checkout).toMatchObject({ amountFils: 26_145, currency: 'AED', email: owner.email })
    const open = await order(owner, checkout.orderId)
    expect(open).toMatchObject({ state: 'redirected', amount: 261.45, vat: 12.45, currency: 'AED' })
    expect((await own(owner, id)).state).toBe('awaiting_payment')
    expect((await send(bank.noticeOf(body.data.url))).statusCode).toBe(200)
    const live = await own(owner, id)
    expect(live).toMatchObject({ state: 'live', endDate: lastDayOf(today, quarterly) })
    expect((await publicAd(id)).status).toBe(200)
    expect(await order(owner, checkout.orderId)).toMatchObject({ state: 'paid', url: null })
    expect(await differences()).toEqual([])
    expect(faultOf(await pay(owner, id)).slice(0, 2)).toEqual([409, 'no_payment_due'])
  })

  test('answers the open order of the ad again, also to ten at once', async () => {
    const { owner, id } = await waitingAd()
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(owner, id)))
    const urls = new Set(answers.map(({ body }) => body.data.url))
    expect([urls.size, new Set(bank.calls).size]).toEqual([1, 1])
  })

  test('for another package cancels the open order, and a payment of that counts all the same', async () => {
    const { owner, id } = await waitingAd()
    const first = (await pay(owner, id)).body.data.url
    const second = (await pay(owner, id, 3)).body.data.url
    expect(second).not.toBe(first)
    const { checkout } = bank.set(first, 'paid')
    expect((await order(owner, checkout.orderId)).state).toBe('cancelled')
    await send(bank.noticeOf(first))
    expect((await own(owner, id)).state).toBe('awaiting_payment')
    const [held] = await subscriptions(owner)
    expect(held).toMatchObject({ state: 'active', slotsUsed: 0, package: { id: paid } })
    // The ad may take the slot that was paid for.
    const { url } = (await pay(owner, id, paid)).body.data
    expect(url).toContain(`/my-properties/${id}`)
    expect((await own(owner, id)).state).toBe('live')
    expect(await differences()).toEqual([])
  })

  test('of an ad of somebody else, an unknown one, and one that awaits no payment', async () => {
    const { id } = await waitingAd()
    const other = await person('landlord')
    expect((await pay(other, id)).status).toBe(404)
    expect((await pay(other, 987_654)).status).toBe(404)
    const { property } = (await post(other, postedAd({}))).body.data
    expect(faultOf(await pay(other, property.id)).slice(0, 2)).toEqual([409, 'no_payment_due'])
    expect(
      (await ask('POST', '/payment/property-subscription', { body: { propertyId: id } })).status,
    ).toBe(401)
  })

  test.each([[{}], [{ propertyId: 'x' }], [{ propertyId: 1.5 }], [{ propertyId: null }]])(
    'refuses %j by the name of the field',
    async (body) => {
      const { token } = await person('landlord')
      const answer = await ask('POST', '/payment/property-subscription', { token, body })
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'propertyId'])
    },
  )

  test('refuses a package of another ad type, and a free one', async () => {
    const { owner, id } = await waitingAd()
    expect(faultOf(await pay(owner, id, 9))).toEqual([422, 'unknown_choice', 'subscriptionId'])
    expect(faultOf(await pay(owner, id, 1))).toEqual([422, 'package_is_free', 'subscriptionId'])
  })

  test('keeps the order where the gateway is down', async () => {
    const { owner, id } = await waitingAd()
    bank.setDown(true)
    const down = await pay(owner, id)
    expect([down.status, down.body.errors[0].code]).toEqual([503, 'payment_unavailable'])
    bank.setDown(false)
    expect((await pay(owner, id)).status).toBe(200)
    const { orders } = (await ask('GET', '/payment/orders', { token: owner.token })).body.data
    expect(orders).toHaveLength(1)
  })
})

describe('A subscription', () => {
  test('has room for further ads, which are live at once and end with it', async () => {
    const { owner, id } = await waitingAd()
    const { url } = (await pay(owner, id)).body.data
    bank.set(url, 'paid')
    await send(bank.noticeOf(url))
    const { property } = (await post(owner, postedAd({ subscriptionId: paid }))).body.data
    expect(property).toMatchObject({ state: 'live', endDate: lastDayOf(today, quarterly) })
    expect(await subscriptions(owner)).toMatchObject([{ slots: 25, slotsUsed: 2, canRenew: true }])
  })

  test('is renewed from its old end, and its ads follow; two payments extend it twice', async () => {
    const { owner, id } = await waitingAd()
    const { url } = (await pay(owner, id)).body.data
    bank.set(url, 'paid')
    await send(bank.noticeOf(url))
    const held = (await subscriptions(owner))[0]!
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(owner, held.id)))
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1)
    const again = answers[0]!.body.data.url
    bank.set(again, 'paid')
    await Promise.all([1, 2, 3].map(() => send(bank.noticeOf(again))))
    const end = lastDayOf(lastDayOf(today, quarterly), quarterly)
    expect(await subscriptions(owner)).toMatchObject([{ endDate: end, canRenew: false }])
    expect((await own(owner, id)).endDate).toBe(end)
    expect(faultOf(await renew(owner, held.id)).slice(0, 2)).toEqual([409, 'renewal_too_early'])
    const stranger = await person('landlord')
    expect((await renew(stranger, held.id)).status).toBe(404)
    expect(await differences()).toEqual([])
  })
})
