import { describe, expect, test } from 'vitest'
import { poster } from '#test/ads/poster.ts'
import { paymentsOf } from '#test/payments/buyer.ts'
import { fakeGateway } from '#test/payments/fake-gateway.ts'
import { openSite } from '#test/site.ts'
import { layOut } from './actions/layout.ts'
import { sendDocument } from './actions.ts'
import { findDocument, issueDocument } from './queries.ts'
import { sellerOf } from './rules.ts'

const bank = fakeGateway()
const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' }, gateway: bank.gateway })
const play = poster(site)
const { waitingAd, pay, send } = paymentsOf(site, play)
const { kysely: db, pool } = site.db
const siteName = { en: 'Dara', ar: 'دارة' }

await pool.query(
  `insert into settings (key, value) values
    ('legalName', '{"en": "Dara LLC", "ar": "دارة ذ.م.م"}'), ('taxNumber', '"100000000000003"')
  on conflict (key) do update set value = excluded.value`,
)

async function paidOrder() {
  const { owner, id } = await waitingAd()
  const { url } = (await pay(owner, id)).body.data as { url: string }
  const { checkout } = bank.set(url, 'paid')
  await send(bank.noticeOf(url))
  return { owner, orderId: checkout.orderId, url }
}

const download = (orderId: string, token: string, query = '') =>
  site.app.inject({
    url: `/api/payment/orders/${orderId}/document${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

const invoiceOf = async (orderId: string) => (await findDocument(db, { orderId, kind: 'invoice' }))!

describe('A tax invoice', () => {
  test('is downloaded as PDF by its buyer alone, in either language', async () => {
    const { owner, orderId } = await paidOrder()
    const english = await download(orderId, owner.token)
    expect(english.statusCode).toBe(200)
    expect(english.headers['content-type']).toBe('application/pdf')
    expect(english.headers['content-disposition']).toMatch(
      /^attachment; filename="INV-\d{8}\.pdf"$/,
    )
    expect(english.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(english.headers['content-length']).toBe(String(english.rawPayload.length))
    expect(english.rawPayload.length).toBeLessThan(60_000)
    const arabic = await download(orderId, owner.token, '?lang=ar')
    expect(arabic.rawPayload.equals(english.rawPayload)).toBe(false)
    const stranger = await play.person('landlord')
    expect((await download(orderId, stranger.token)).statusCode).toBe(404)
    expect((await download(orderId, owner.token, '?kind=credit_note')).statusCode).toBe(404)
  })

  test('says what the law asks for, in the words of its language', async () => {
    const { orderId } = await paidOrder()
    const document = await invoiceOf(orderId)
    const english = layOut(document, 'en', 'Dara')
    expect(english).toMatchObject({ title: 'Tax Invoice', direction: 'ltr' })
    expect(english.seller).toMatchObject({ name: '\u2068Dara LLC\u2069' })
    expect(english.seller.lines.at(-1)).toBe('Tax registration number: \u2068100000000000003\u2069')
    expect(english.totals.map(({ value }) => value)).toEqual([
      '\u2068AED 249.00\u2069',
      '\u2068AED 12.45\u2069',
      '\u2068AED 261.45\u2069',
    ])
    const arabic = layOut(document, 'ar', 'دارة')
    expect(arabic).toMatchObject({ title: 'فاتورة ضريبية', direction: 'rtl' })
    expect(arabic.item[0]?.value).toContain('3 أشهر')
  })

  test('is no tax invoice of a seller without a tax number', async () => {
    const { orderId } = await paidOrder()
    const document = await invoiceOf(orderId)
    const seller = sellerOf({ taxNumber: 'unknown' }, site.providers.settings())
    expect(layOut({ ...document, seller }, 'en', 'Dara').title).toBe('Invoice')
  })

  test('is mailed once, with the document, however often its job runs', async () => {
    const { owner, orderId } = await paidOrder()
    const context = { db, post: site.providers.post, origin: 'http://site.example', siteName }
    const named = { orderId, kind: 'invoice' as const }
    await Promise.all([sendDocument(context, named), sendDocument(context, named)])
    await sendDocument(context, named)
    const { json } = await site.app.inject(`/dev/mail.json?to=${encodeURIComponent(owner.email)}`)
    const mails = json().data.messages.filter(
      (mail: { attachments?: unknown[] }) => mail.attachments,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0].subject).toMatch(/^Your invoice INV-\d{8}$/)
    expect(mails[0].text).toContain(`http://site.example/en/payment/success?order=${orderId}`)
    const [{ name, type, content }] = mails[0].attachments
    expect([name.slice(0, 4), type]).toEqual(['INV-', 'application/pdf'])
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('takes the next number, and a transaction that fails leaves no gap', async () => {
    const numbers = async () =>
      (
        await pool.query(`select number from invoices where kind = 'invoice' order by number`)
      ).rows.map(({ number }) => number)
    const first = await invoiceOf((await paidOrder()).orderId)
    const order = (await paidOrder()).orderId
    const known = await invoiceOf(order)
    const again = db.transaction().execute(async (tx) => {
      await pool.query('select 1')
      expect(await issueDocument(tx, { ...known, now: new Date() })).toBe(false)
      throw new Error('undone')
    })
    await expect(again).rejects.toThrow('undone')
    const { rows } = await pool.query(
      `insert into payment_orders select 'gapless', kind, 'created', account_id, visitor_hash, placed_by, null, null, null,
        package_id, terms, net_fils, vat_fils, amount_fils, currency, gateway, null, null, language, created_at, expires_at
      from payment_orders where id = $1 returning id`,
      [order],
    )
    const fails = db.transaction().execute(async (tx) => {
      await issueDocument(tx, { ...known, orderId: rows[0].id, now: new Date() })
      throw new Error('undone')
    })
    await expect(fails).rejects.toThrow('undone')
    await Promise.all([paidOrder(), paidOrder(), paidOrder()])
    const all = await numbers()
    expect(all).toEqual(Array.from({ length: all.length }, (_, at) => at + 1))
    expect(first.number).toBeLessThan(known.number)
  })
})
