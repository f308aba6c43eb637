import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { faultOf, searchesOn } from '#test/visitors/saved-searches.ts'
import { accountLimit, addressLimit } from './handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { ask, person, save, visitorWith } = searchesOn(site)

const flats = { name: 'Flats', filters: { purpose: 'sale', locations: [215] } }

test('An account that saves and removes all day is told to wait', async () => {
  const { token } = await person('landlord')
  for (let time = 0; time < accountLimit.max; time += 1) {
    const saved = await save(flats, { token })
    expect(saved.status).toBe(201)
    await ask('DELETE', `/searches/${saved.body.data.search.id}`, { token })
  }
  expect(faultOf(await save(flats, { token }))).toEqual([429, 'too_many_requests', undefined])
})

test('Many addresses for one search leave one link, and one email each up to the limit', async () => {
  const { cookies, saved } = await visitorWith(flats)
  const path = `/searches/${saved[0]!.id}`
  const statuses: number[] = []
  for (let at = 0; at < 30; at += 1) {
    const body = { frequency: 'daily', email: `stranger-${at}@example.com` }
    statuses.push((await ask('PUT', path, { cookies, body })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(addressLimit.max)
  expect(statuses.slice(addressLimit.max)).toEqual(Array(30 - addressLimit.max).fill(429))
  const { rows: links } = await site.db.pool.query('select email from alert_links')
  expect(links).toEqual([{ email: `stranger-${addressLimit.max - 1}@example.com` }])
  const { rows: mails } = await site.db.pool.query(
    `select count(*)::int as count from mails where recipient like 'stranger-%'`,
  )
  expect(mails).toEqual([{ count: addressLimit.max }])
})
