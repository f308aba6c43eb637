import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Gateway } from '#features/payments/gateways/rules/gateway.ts'
import { minuteMs } from '#i18n/time-units.ts'
import { poster } from '#test/ads/poster.ts'
import { paymentsOf } from '#test/payments/buyer.ts'
import { fakeGateway } from '#test/payments/fake-gateway.ts'
import { openSite } from '#test/site.ts'
import { reconcile } from './reconcile.ts'

const bank = fakeGateway()
const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' }, gateway: bank.gateway })
const { waitingAd, pay, order } = paymentsOf(site, poster(site))
const { kysely: db } = site.db
const { gazetteer, issueDocument } = site.providers

const ask = (now: Date, { gateway = bank.gateway, graceMs = 0 } = {}) =>
  reconcile(db, { gateway, gazetteer, issueDocument, now, graceMs })

async function checkedOut() {
  const { owner, id } = await waitingAd()
  const { url } = (await pay(owner, id)).body.data as { url: string }
  const { checkout, reference } = bank.set(url, 'open')
  return { owner, url, reference, orderId: checkout.orderId }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs)

/** Orders that have ended, each of them `minutes` old. */
const addEnded = (of: string, { howMany, minutes }: { howMany: number; minutes: number }) =>
  sql`
    insert into payment_orders (id, kind, state, account_id, property_id, package_id, terms, net_fils,
      vat_fils, amount_fils, currency, gateway, gateway_reference, language, created_at, expires_at)
    select 'ended-' || ${minutes} || '-' || at, kind, 'expired', account_id, property_id, package_id,
      terms, net_fils, vat_fils, amount_fils, currency, gateway, 'ended-' || ${minutes} || '-' || at,
      language, now() - interval '1 minute' * ${minutes}::integer, now()
    from payment_orders, generate_series(1, ${howMany}::integer) as at
    where id = ${of}`.execute(db)

describe('Reconciliation', () => {
  test('settles the others, too, when one cannot be settled', async () => {
    const broken = await checkedOut()
    const others = [await checkedOut(), await checkedOut()]
    for (const { url } of others) bank.set(url, 'paid')
    const gateway: Gateway = {
      ...bank.gateway,
      findPayment: async (reference) => {
        if (reference === broken.reference) throw new Error('not readable')
        return bank.gateway.findPayment(reference)
      },
    }
    await expect(ask(inMinutes(1), { gateway })).rejects.toThrow('1 payments not settled')
    for (const { owner, orderId } of others) {
      expect((await order(owner, orderId)).state).toBe('paid')
    }
  })

  test('asks about all that hangs at once, about those first that can still be paid', async () => {
    const { orderId, reference } = await checkedOut()
    await addEnded(orderId, { howMany: 250, minutes: 200 })
    bank.calls.length = 0
    const { asked } = await ask(inMinutes(2))
    expect(asked).toBeGreaterThan(250)
    const finds = bank.calls.filter((call) => call.startsWith('find'))
    expect(finds.indexOf(`find ${reference}`)).toBeLessThan(100)
  })

  test('asks about orders that have ended the less often the older they are', async () => {
    const { orderId } = await checkedOut()
    await addEnded(orderId, { howMany: 1, minutes: 2_400 })
    const asksAt = async (minutes: number) => {
      bank.calls.length = 0
      await ask(inMinutes(minutes), { graceMs: 5 * minuteMs })
      return bank.calls.includes('find ended-2400-1')
    }
    expect([await asksAt(6), await asksAt(60), await asksAt(240)]).toEqual([true, false, true])
  })

  test('stops asking a gateway that is down', async () => {
    const { orderId } = await checkedOut()
    await addEnded(orderId, { howMany: 100, minutes: 150 })
    bank.setDown(true)
    bank.calls.length = 0
    const { unanswered } = await ask(inMinutes(500))
    bank.setDown(false)
    expect(unanswered).toBeLessThan(20)
    expect(bank.calls).toHaveLength(unanswered)
  })
})
