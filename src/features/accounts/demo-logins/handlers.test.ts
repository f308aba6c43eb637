import { describe, expect, test } from 'vitest'
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
const real = await openSite({ env: { WORKER: 'off', ...production } })

describe('GET /demo/logins', () => {
  test('names one account of each role in a demo', async () => {
    const { body } = await demo.get('/demo/logins')
    expect(body.data.logins).toHaveLength(6)
    expect(body.data.logins[0]).toEqual({ email: 'agent@demo.example', password: 'dara-demo' })
  })

  test('names nobody where the site is no demo', async () => {
    expect((await real.get('/demo/logins')).body.data).toEqual({ logins: [] })
  })
})
