import { describe, expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const demo = await openSite({ env: { WORKER: 'off' } })

describe('GET /demo/logins', () => {
  test('names one account of each role in a demo', async () => {
    const { body } = await demo.get('/demo/logins')
    expect(body.data.logins).toHaveLength(6)
    expect(body.data.logins[0]).toEqual({ email: 'agent@demo.example', password: 'dara-demo' })
  })

  test('names nobody where the site is no demo', async () => {
    const site = await openSite({ env: { WORKER: 'off', DEMO: 'off' } })
    const { body } = await site.get('/demo/logins')
    expect(body.data.logins).toEqual([])
  })
})
