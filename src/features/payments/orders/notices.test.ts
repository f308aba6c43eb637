import { beforeEach, describe, expect, test } from 'vitest'
import type { GatewayPayment, Notice } from '#features/payments/gateways/rules/gateway.ts'
import { openSales } from '#test/payments/sales.ts'

const sales = await openSales()
const { bank, site, checkedOut, paidFor, outcome, ask, send, differences } = sales
const { pool } = site.db

beforeEach(() => {
  bank.calls.length = 0
})

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((others) => [item, ...others]),
  )
}

describe('Notices of a payment', () => {
  const events = ['open', 'pending', 'paid', 'expired', 'refunded'] as const
  const stateOfEvent = {
    open: 'open',
    pending: 'open',
    paid: 'paid',
    expired: 'expired',
    refunded: 'refunded',
  } as const

  test('in all 120 orders, each five times at once, end in the same: paid back, once', async () => {
    for (const order of permutations(events)) {
      const bought = await checkedOut()
      const notices = new Map<string, Notice>()
      for (const event of order) {
        const { amountFils } = bank.set(bought.url, 'open')
        const state = stateOfEvent[event]
        const refundedFils = state === 'refunded' ? amountFils : 0
        const notice = bank.noticeOf(bought.url, { state, refundedFils })
        notices.set(event, notice)
        const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(notice)))
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
      }
      expect([order, await outcome(bought)]).toEqual([order, ['refunded', 'expired', ['refunded']]])
    }
    expect(await differences()).toEqual([])
  })

  test('that the payment ended or failed change nothing once it is paid', async () => {
    const bought = await paidFor()
    for (const state of ['expired', 'failed', 'open'] as const) {
      await send(bank.noticeOf(bought.url, { state }))
    }
    expect(await outcome(bought)).toEqual(['paid', 'live', ['active']])
  })

  test('of another amount or currency activate nothing, and are kept for operators', async () => {
    const bought = await checkedOut()
    bank.set(bought.url, 'paid')
    const lies: Partial<GatewayPayment>[] = [
      { amountFils: 1 },
      { currency: 'USD' },
      { amountFils: 26_146 },
    ]
    for (const lie of lies) await send(bank.noticeOf(bought.url, lie))
    expect(await outcome(bought)).toEqual(['redirected', 'awaiting_payment', []])
    const stored = await pool.query('select problem from payment_orders where id = $1', [
      bought.orderId,
    ])
    expect(stored.rows).toEqual([{ problem: 'amount' }])
    await send(bank.noticeOf(bought.url))
    expect(await outcome(bought)).toEqual(['paid', 'live', ['active']])
  })

  test.each([
    ['unsigned', '{}', {}],
    ['signed by somebody else', '{}', { 'x-signed': 'no' }],
    ['empty', '', {}],
  ])('that are %s are refused, and logged without their body', async (_, body, headers) => {
    const { statusCode, body: answer } = await send(`${body}secret-${statusWord}`, headers)
    expect([statusCode, JSON.parse(answer).errors[0].code]).toEqual([400, 'invalid_notice'])
    expect(site.logged()).toContain('payment notice refused')
    expect(site.logged()).not.toContain(`secret-${statusWord}`)
  })

  test('of an order that is not known change nothing, and are tried again when they come again', async () => {
    const bought = await checkedOut()
    bank.set(bought.url, 'paid')
    const notice = bank.noticeOf(bought.url)
    await pool.query(`update payment_orders set gateway_reference = 'other' where id = $1`, [
      bought.orderId,
    ])
    expect((await send(notice)).statusCode).toBe(200)
    await pool.query(`update payment_orders set gateway_reference = $2 where id = $1`, [
      bought.orderId,
      notice.payment?.reference,
    ])
    await send(notice)
    expect(await outcome(bought)).toEqual(['paid', 'live', ['active']])
  })

  test('are not lost with a payment that was made after its order had ended', async () => {
    const bought = await checkedOut()
    await send(bank.noticeOf(bought.url, { state: 'expired' }))
    expect((await outcome(bought))[0]).toBe('expired')
    bank.set(bought.url, 'paid')
    await send(bank.noticeOf(bought.url))
    expect(await outcome(bought)).toEqual(['paid', 'live', ['active']])
  })
})

const statusWord = 'body'

describe('Reconciliation', () => {
  test('finds what was paid without a notice, ends what is over, and asks no sooner than it should', async () => {
    const [paid, over, young] = [await checkedOut(), await checkedOut(), await checkedOut()]
    bank.set(paid.url, 'paid')
    await pool.query(
      `update payment_orders set expires_at = now() - interval '1 minute' where id = $1`,
      [over.orderId],
    )
    expect((await ask(new Date(), 60_000)).asked).toBe(0)
    const sum = await ask()
    expect(sum).toMatchObject({ changed: 2, unanswered: 0 })
    expect(await outcome(paid)).toEqual(['paid', 'live', ['active']])
    expect((await outcome(over))[0]).toBe('expired')
    expect((await outcome(young))[0]).toBe('redirected')
  })

  test('leaves everything as it is while the gateway is down', async () => {
    const bought = await checkedOut()
    bank.set(bought.url, 'paid')
    bank.setDown(true)
    const later = new Date(Date.now() + 60_000)
    expect((await ask(later)).unanswered).toBeGreaterThan(0)
    bank.setDown(false)
    expect((await outcome(bought))[0]).toBe('redirected')
    await ask(new Date(Date.now() + 120_000))
    expect((await outcome(bought))[0]).toBe('paid')
  })
})

describe('The ledger', () => {
  test('lets nobody change or remove what was booked, and takes nothing that does not balance', async () => {
    await paidFor()
    const refused = [
      'update ledger_entries set amount_fils = 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      'update invoices set net_fils = 1',
      'delete from invoices',
    ]
    for (const statement of refused)
      await expect(pool.query(statement)).rejects.toThrow('append-only')
    const { rows } = await pool.query(
      `select id from payment_orders where state = 'redirected' limit 1`,
    )
    const half = pool.query(
      `insert into ledger_entries (order_id, event, ledger_account, amount_fils, at) values ($1, 'payment', 'gateway', 5, now())`,
      [rows[0].id],
    )
    await expect(half).rejects.toThrow('do not balance')
  })
})
