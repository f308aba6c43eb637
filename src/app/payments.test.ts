import { expect, test } from 'vitest'
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

test('Nobody is sent to a page of another site', async () => {
  const bank = fakeGateway()
  const gateway = { ...bank.gateway, pageOrigins: ['https://another.example'] }
  const site = await openSite({ env, gateway })
  const { waitingAd, pay } = paymentsOf(site, poster(site))
  const { owner, id } = await waitingAd()
  const { status, body } = await pay(owner, id)
  expect([status, body.errors[0].code]).toEqual([503, 'payment_unavailable'])
})
