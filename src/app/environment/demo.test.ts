import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const key = Buffer.alloc(32, 'key').toString('base64')
const production = {
  DEMO: 'off',
  PUBLIC_URL: 'https://dara.example',
  ENCRYPTION_KEY: key,
  PASSWORD_PEPPER: key,
  SMTP_URL: 'outbox',
  TRUST_PROXY: 'none',
}

const demo = await openSite({ env: { WORKER: 'off' } })
const real = await openSite({ env: { WORKER: 'off', ...production }, beside: demo })

const portrait = '/media/portraits/w1.webp'

test('A demo serves the pictures that are drawn for it', async () => {
  const { statusCode, headers } = await demo.app.inject(portrait)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
})

test('A site that is no demo serves none of them', async () => {
  for (const url of [portrait, '/media/drawn/none.webp']) {
    expect(real.app.hasRoute({ method: 'GET', url: url.replace(/[^/]+$/, ':file') })).toBe(false)
    expect((await real.app.inject(url)).headers['content-type']).not.toMatch(/^image/)
  }
})
