import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { faultOf, searchesOn } from '#test/visitors/saved-searches.ts'
import { accountLimit, addressLimit, visitorLimit } from './handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { ask, list, person, save, visitorWith } = searchesOn(site)

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

test('An address that gets no more emails for now is still named as one to confirm', async () => {
  const email = 'often@example.com'
  const body = { ...flats, frequency: 'daily', email }
  const mails = () => site.db.pool.query('select from mails where recipient = $1', [email])
  let sent = -1
  let last = await visitorWith(body)
  for (let network = 1; (await mails()).rowCount !== sent; network += 1) {
    sent = (await mails()).rowCount ?? 0
    last = await searchesOn(site, `198.51.100.${network}`).visitorWith(body)
  }
  expect((await list({ cookies: last.cookies })).alerts).toEqual({ email, isConfirmed: false })
})

test('A visitor with a cookie saves on, where new ones of the same address are told to wait', async () => {
  const mobile = searchesOn(site, '203.0.113.30')
  const { cookies } = await mobile.visitorWith(flats)
  for (let time = 1; time < visitorLimit.max; time += 1) await mobile.save(flats)
  expect(faultOf(await mobile.save(flats))).toEqual([429, 'too_many_requests', undefined])
  expect((await mobile.save(flats, { cookies })).status).toBe(201)
})

test('A visitor is told to wait after as many searches, from any address', async () => {
  const { cookies, saved } = await searchesOn(site, '203.0.113.31').visitorWith(flats)
  await site.db.pool.query('delete from saved_searches where id = $1', [saved[0]!.id])
  for (let time = 0; time < visitorLimit.max; time += 1) {
    const { status, body } = await searchesOn(site, `198.51.100.${time}`).save(flats, { cookies })
    expect(status).toBe(201)
    await site.db.pool.query('delete from saved_searches where id = $1', [body.data.search.id])
  }
  const next = await searchesOn(site, '198.51.100.200').save(flats, { cookies })
  expect(faultOf(next)).toEqual([429, 'too_many_requests', undefined])
})
