import { expect, test } from 'vitest'
import { commandEnvironment } from '#test/backups/command-environment.ts'
import { siteDatabase } from '#test/filled-databases.ts'
import { testKeys } from '#test/keys.ts'
import { poster } from '#test/ads/poster.ts'
import { paymentsOf } from '#test/payments/buyer.ts'
import { fakeGateway } from '#test/payments/fake-gateway.ts'
import { openSite } from '#test/site.ts'

const env = { WORKER: 'off', RATE_LIMITS: 'off' }

test('Pages allow forms to lead to the pages of the gateway, and to no others', async () => {
  const { gateway } = fakeGateway()
  const policyOf = async (site: Awaited<ReturnType<typeof openSite>>) =>
    (await site.app.inject('/en/contact-us')).headers['content-security-policy']
  expect(await policyOf(await openSite({ env, gateway }))).toContain(
    "form-action 'self' https://bank.example;",
  )
  expect(await policyOf(await openSite({ env }))).toContain("form-action 'self';")
})

test('A site without a gateway takes no payment, but a slot that is paid for can be taken', async () => {
  const filled = await siteDatabase()
  const bank = fakeGateway()
  const paying = await openSite({ env, beside: filled, gateway: bank.gateway })
  const play = poster(paying)
  const { waitingAd, pay, send } = paymentsOf(paying, play)
  const owner = await play.person('landlord')
  const [first, second] = [await waitingAd(owner), await waitingAd(owner)]
  const { url } = (await pay(owner, first.id)).body.data
  bank.set(url, 'paid')
  await send(bank.noticeOf(url))
  const production = {
    ...commandEnvironment(filled.db),
    ...env,
    DEMO: 'off',
    PUBLIC_URL: 'http://localhost',
  }
  const without = await openSite({ env: production, beside: filled, keys: testKeys })
  const { pay: payThere } = paymentsOf(without, poster(without))
  const { status, body } = await payThere(owner, second.id)
  expect([status, body.data?.url]).toEqual([
    200,
    expect.stringContaining(`/my-properties/${second.id}`),
  ])
  const stranger = await play.person('landlord')
  const third = await waitingAd(stranger)
  const refused = await payThere(stranger, third.id)
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'payments_off'])
})

test('Nobody is sent to a page of another site', async () => {
  const bank = fakeGateway()
  const gateway = { ...bank.gateway, pageOrigins: ['https://another.example'] }
  const site = await openSite({ env, gateway })
  const { waitingAd, pay } = paymentsOf(site, poster(site))
  const { owner, id } = await waitingAd()
  const { status, body } = await pay(owner, id)
  expect([status, body.errors[0].code]).toEqual([503, 'payment_unavailable'])
})
