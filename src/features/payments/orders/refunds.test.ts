import { beforeEach, describe, expect, test } from 'vitest'
import { lastDayOf } from '#features/posting/packages/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { openSales } from '#test/payments/sales.ts'
import { requestRefund } from './actions/refund.ts'

const sales = await openSales()
const {
  bank,
  site,
  play,
  paidFor,
  outcome,
  ask,
  own,
  order,
  send,
  subscriptions,
  renew,
  differences,
} = sales
const { kysely: db, pool } = site.db
const { post } = play

const quarterly = { duration: 3, durationUnit: 'month' } as const
const quarter = lastDayOf(dayInDubai(new Date()), quarterly)

beforeEach(() => {
  bank.calls.length = 0
})

describe('A refund', () => {
  test('takes the package back: its ads leave, and it is credited once', async () => {
    const bought = await paidFor()
    const { property } = (await post(bought.owner, postedAd({ subscriptionId: 2 }))).body.data
    const now = new Date()
    expect(
      (await requestRefund(db, { id: bought.orderId, gateway: bank.gateway, now })).isSent,
    ).toBe(true)
    expect(await order(bought.owner, bought.orderId)).toMatchObject({
      state: 'paid',
      isRefundPending: true,
    })
    for (const time of [1, 2])
      expect((await send(bank.noticeOf(bought.url))).statusCode, `${time}`).toBe(200)
    expect(await outcome(bought)).toEqual(['refunded', 'expired', ['refunded']])
    expect((await own(bought.owner, property.id)).state).toBe('expired')
    expect(await differences()).toEqual([])
    await expect(
      requestRefund(db, { id: bought.orderId, gateway: bank.gateway, now }),
    ).rejects.toThrow('order_not_paid')
  })

  test('of a renewal leaves the time before it; the first payment only after that', async () => {
    const bought = await paidFor()
    const held = (await subscriptions(bought.owner))[0]!
    const { url } = (await renew(bought.owner, held.id)).body.data
    const { checkout } = bank.set(url, 'paid')
    await send(bank.noticeOf(url))
    const now = new Date()
    const way = { gateway: bank.gateway, now }
    await expect(requestRefund(db, { id: bought.orderId, ...way })).rejects.toThrow('refund_order')
    await requestRefund(db, { id: checkout.orderId, ...way })
    await send(bank.noticeOf(url))
    expect(await subscriptions(bought.owner)).toMatchObject([{ state: 'active', endDate: quarter }])
    expect(await own(bought.owner, bought.id)).toMatchObject({ state: 'live', endDate: quarter })
    await requestRefund(db, { id: bought.orderId, ...way })
    await ask(new Date(Date.now() + 300_000))
    expect(await outcome(bought)).toEqual(['refunded', 'expired', ['refunded']])
    expect(await differences()).toEqual([])
  })

  test('that the gateway did not take is asked for again', async () => {
    const bought = await paidFor()
    bank.setDown(true)
    const { isSent } = await requestRefund(db, {
      id: bought.orderId,
      gateway: bank.gateway,
      now: new Date(),
    })
    expect(isSent).toBe(false)
    bank.setDown(false)
    await ask(new Date(Date.now() + 600_000))
    await ask(new Date(Date.now() + 900_000))
    expect((await outcome(bought))[0]).toBe('refunded')
  })
})

test('A subscription that has expired is renewed with its ads, which are live again', async () => {
  const bought = await paidFor()
  const held = (await subscriptions(bought.owner))[0]!
  const past = '2026-01-31'
  await pool.query('update subscriptions set start_date = $2, end_date = $2 where id = $1', [
    held.id,
    past,
  ])
  await pool.query(`update properties set end_date = $2, state = 'expired' where id = $1`, [
    bought.id,
    past,
  ])
  expect((await subscriptions(bought.owner))[0]?.state).toBe('expired')
  const { url } = (await renew(bought.owner, held.id)).body.data
  bank.set(url, 'paid')
  await send(bank.noticeOf(url))
  expect(await own(bought.owner, bought.id)).toMatchObject({ state: 'live', endDate: quarter })
})
