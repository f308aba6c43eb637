import { afterEach, expect, it, vi } from 'vitest'
import { payAt } from '#test/access/fixtures.ts'
import { poster } from '#test/ads/poster.ts'
import { commandEnvironment } from '#test/backups/command-environment.ts'
import { siteDatabase } from '#test/filled-databases.ts'
import { paymentsOf } from '#test/payments/buyer.ts'
import { openSite } from '#test/site.ts'
import { readArguments } from './arguments.ts'
import { runPaymentsCommand } from './run.ts'

const filled = await siteDatabase()
const site = await openSite({ beside: filled, env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { waitingAd, pay, order, own, subscriptions } = paymentsOf(site, poster(site))

const env = {
  ...commandEnvironment(filled.db),
  PAYMENT_GATEWAY: 'sandbox',
  SANDBOX_SECRET: 'at least thirty-two characters of a secret',
}

afterEach(() => vi.restoreAllMocks())

async function run(...args: string[]) {
  const wanted = readArguments(args)
  if (typeof wanted === 'string' || 'problem' in wanted) throw new Error(JSON.stringify(wanted))
  const printed: string[] = []
  const note = (text: unknown) => printed.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(note)
  vi.spyOn(process.stderr, 'write').mockImplementation(note)
  const code = await runPaymentsCommand(wanted, env)
  return { code, text: printed.join('') }
}

const agreed = { code: 0, text: 'Orders, ledger, invoices and subscriptions agree.\n' }

it('lists, exports and pays back an order; the books agree all the while', async () => {
  expect(await run('list')).toEqual({ code: 0, text: 'There are none.\n' })
  const { owner, id } = await waitingAd()
  const { url } = (await pay(owner, id)).body.data as { url: string }
  await payAt({ site }, url)
  await vi.waitFor(async () => expect((await own(owner, id)).state).toBe('live'), 10_000)
  const [listed] = JSON.parse((await run('list', '--state', 'paid', '--json')).text)
  expect(listed).toMatchObject({ account: owner.email, amountFils: 26_145, invoice: 1 })
  const ofAccount = await run('list', '--account', owner.email.toUpperCase())
  expect(ofAccount.text).toContain(`${listed.id} · paid · property_subscription · 261.45 AED`)
  const month = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 7)
  const [head, row] = (await run('export', month)).text.split('\n')
  expect(head).toContain('order,kind,state,account,package,net,vat,amount,currency')
  expect(row).toContain(
    `${listed.id},property_subscription,paid,${owner.email},Plus,249,12.45,261.45`,
  )
  expect((await run('export', '2020-01')).text.split('\n')).toHaveLength(2)
  expect(await run('check')).toEqual(agreed)

  expect(await run('refund', listed.id)).toEqual({
    code: 0,
    text: `The gateway was asked to pay order ${listed.id} back.\n`,
  })
  expect((await run('reconcile')).text).toContain('1 changed, 0 were not answered')
  expect(await order(owner, listed.id)).toMatchObject({ state: 'refunded' })
  expect((await own(owner, id)).state).toBe('expired')
  expect(await run('check')).toEqual(agreed)
  expect((await run('refund', listed.id)).code).toBe(1)
  expect(await run('refund', 'unknown')).toEqual({ code: 1, text: 'There is no such order.\n' })
})

it('grants a package, whose slots the ads of the advertiser take', async () => {
  const { owner, id } = await waitingAd()
  expect((await run('grant', owner.email, '2')).text).toMatch(/^Subscription \S+ is granted until/)
  expect(await subscriptions(owner)).toMatchObject([{ basis: 'granted', slotsUsed: 0 }])
  await pay(owner, id)
  expect((await own(owner, id)).state).toBe('live')
  expect(await subscriptions(owner)).toMatchObject([{ slotsUsed: 1 }])
  for (const refused of [
    ['nobody@example.com', '2'],
    [owner.email, '1'],
    [owner.email, '99'],
  ]) {
    expect((await run('grant', ...refused)).code).toBe(1)
  }
})

it('says which orders the books do not agree about', async () => {
  const { owner, id } = await waitingAd()
  await pay(owner, id)
  const { rows } = await filled.db.pool.query(
    `update payment_orders set state = 'paid', paid_at = now() where property_id = $1 returning id`,
    [id],
  )
  const found = await run('check')
  expect([found.code, found.text]).toEqual([1, `${rows[0].id}: ledger and payment differ\n`])
})
