import { describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#i18n/time-units.ts'
import { mailsTo } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { after, faultOf, searchesOn } from '#test/visitors/saved-searches.ts'
import { confirmDays } from './contract.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const searches = searchesOn(site)
const { ask, alertsTo, confirmedVisitor, confirmLink, follow, followSoon, list, person, publish } =
  searches
const { visitorWith } = searches

const flats = { name: 'Flats', filters: { locations: [215] }, frequency: 'instant' }
const villas = { name: 'Villas', filters: { property_type: 'villa' }, frequency: 'daily' }

let people = 0
const anEmail = () => {
  people += 1
  return `reader-${people}@example.com`
}

const read = (token: string) => ask('POST', '/searches/alert-link', { body: { token } })
const confirm = (token: string) => ask('POST', '/searches/confirm-alerts', { body: { token } })
const stop = (body: object) => ask('POST', '/searches/stop-alerts', { body })

/** Somebody who has been told of an ad, and the link of that email. */
const alerted = (...bodies: object[]) => alertedAt(anEmail(), ...bodies)

async function alertedAt(email: string, ...bodies: object[]) {
  const visitor = await confirmedVisitor(email, ...bodies)
  await publish()
  await followSoon()
  const [alert] = await alertsTo(email)
  const token = /my-searches\/stop\/([\w-]+)/.exec(alert?.text ?? '')?.[1] ?? ''
  return { ...visitor, email, token }
}

const frequencies = async (cookies: Record<string, string>) =>
  (await list({ cookies })).searches.map(({ name, frequency }) => [name, frequency])

describe('An address without an account', () => {
  test('gets nothing until it is confirmed, and then what was found since', async () => {
    const email = anEmail()
    const { cookies } = await visitorWith({ ...flats, email })
    expect((await list({ cookies })).alerts).toEqual({ email, isConfirmed: false })
    await publish()
    await followSoon()
    await follow(after(8 * dayMs))
    expect(await alertsTo(email)).toEqual([])
    const token = await confirmLink(email)
    expect((await read(token)).body.data.link).toMatchObject({
      purpose: 'confirm',
      email: 'r…@e….com',
      searches: [{ name: 'Flats', frequency: 'instant' }],
    })
    expect(await alertsTo(email)).toEqual([])
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
    expect((await list({ cookies })).alerts).toEqual({ email, isConfirmed: true })
    await follow(after(2 * minuteMs))
    expect(await alertsTo(email)).toHaveLength(1)
  })

  test('has to be named once, and confirmed once', async () => {
    const email = anEmail()
    const { cookies } = await visitorWith({ ...flats, email })
    expect((await searches.save(villas, { cookies })).status).toBe(201)
    await confirm(await confirmLink(email))
    await searches.save({ ...flats, name: 'Again', email }, { cookies })
    expect(await mailsTo(site, email)).toHaveLength(1)
  })

  test('is missing', async () => {
    expect(faultOf(await searches.save(flats))).toEqual([422, 'required', 'email'])
  })

  test('is written to twice an hour for one caller, and three times for all', async () => {
    const limited = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' }, beside: site })
    const email = anEmail()
    const mailsAfter = async (times: number, address: string) => {
      for (let time = 0; time < times; time += 1) {
        await searchesOn(limited, address).visitorWith({ ...flats, email })
      }
      return (await mailsTo(site, email)).length
    }
    expect(await mailsAfter(3, '203.0.113.7')).toBe(2)
    expect(await mailsAfter(1, '198.51.100.7')).toBe(3)
    expect(await mailsAfter(1, '192.0.2.7')).toBe(3)
  })

  test('can be confirmed for some days', async () => {
    const email = anEmail()
    await visitorWith({ ...flats, email })
    const token = await confirmLink(email)
    await site.db.pool.query(
      `update alert_links set expires_at = expires_at - $1 * interval '1 day' where email = $2`,
      [confirmDays, email],
    )
    expect(faultOf(await read(token))).toEqual([404, 'not_found', undefined])
    expect(faultOf(await confirm(token))).toEqual([404, 'not_found', undefined])
  })
})

test('An account gets alerts at its own address without a confirmation', async () => {
  const { token, email } = await person('landlord')
  const before = (await mailsTo(site, email)).length
  await searches.save({ ...flats, email: 'other@example.com' }, { token })
  expect((await list({ token })).alerts).toEqual({ email, isConfirmed: true })
  await publish()
  await followSoon()
  expect(await mailsTo(site, email)).toHaveLength(before + 1)
  expect(await mailsTo(site, 'other@example.com')).toEqual([])
})

describe('The link of an alert', () => {
  test('names the searches and changes nothing', async () => {
    const { token, cookies } = await alerted(flats, villas)
    expect((await read(token)).body.data.link).toMatchObject({
      purpose: 'stop',
      searches: [{ name: 'Villas' }, { name: 'Flats' }],
    })
    expect(await frequencies(cookies)).toEqual([
      ['Villas', 'daily'],
      ['Flats', 'instant'],
    ])
  })

  test('ends the alerts of one search', async () => {
    const { token, cookies, saved } = await alerted(flats, villas)
    expect((await stop({ token, searchId: saved[0]!.id })).status).toBe(200)
    expect(await frequencies(cookies)).toEqual([
      ['Villas', 'daily'],
      ['Flats', 'off'],
    ])
  })

  test('ends those of a removed search too, which nobody restores to this address', async () => {
    const { token, cookies, saved } = await alerted(flats, villas)
    await ask('DELETE', `/searches/${saved[0]!.id}`, { cookies })
    expect((await stop({ token })).status).toBe(200)
    const { body } = await ask('POST', `/searches/${saved[0]!.id}/restore`, { cookies })
    expect(body.data.search.frequency).toBe('off')
    expect((await list({ cookies })).alerts).toEqual({ email: null, isConfirmed: false })
  })

  test('ends them all, and may be opened again', async () => {
    const { token, cookies, email } = await alerted(flats, villas)
    for (let time = 0; time < 2; time += 1) expect((await stop({ token })).status).toBe(200)
    expect(await frequencies(cookies)).toEqual([
      ['Villas', 'off'],
      ['Flats', 'off'],
    ])
    expect((await list({ cookies })).alerts).toEqual({ email: null, isConfirmed: false })
    await publish()
    await followSoon()
    await follow(after(8 * dayMs))
    expect(await alertsTo(email)).toHaveLength(1)
  })

  test('is of no use for the searches of others, nor to confirm an address', async () => {
    const { token } = await alerted(flats)
    const { saved } = await visitorWith({ ...villas, frequency: 'off' })
    for (const call of [stop({ token, searchId: saved[0]!.id }), confirm(token)]) {
      expect(faultOf(await call)).toEqual([404, 'not_found', undefined])
    }
  })

  /** The searches of an account that logs in, in the browser of the alert. */
  async function logIn(email: string, cookies: Record<string, string>) {
    const body = { email, password: 'mint tea' }
    const login = await ask('POST', '/auth/login', { cookies, body })
    const own = await list({ token: login.body.data.token })
    return own.searches.map(({ frequency }) => frequency)
  }

  test('works after the visitor has logged in to an account with the same address', async () => {
    const { email } = await person('agent')
    const { token, cookies } = await alertedAt(email, flats)
    expect(await logIn(email, cookies)).toEqual(['instant'])
    expect((await read(token)).body.data.link.searches).toMatchObject([{ name: 'Flats' }])
    expect((await stop({ token })).status).toBe(200)
    expect(await logIn(email, cookies)).toEqual(['off'])
  })

  test('opens nothing of an account with another address that logs in there', async () => {
    const { token, cookies } = await alerted(flats)
    const { email } = await person('agent')
    expect(await logIn(email, cookies)).toEqual(['instant'])
    for (const call of [read(token), stop({ token })]) {
      expect(faultOf(await call)).toEqual([404, 'not_found', undefined])
    }
    expect(await logIn(email, cookies)).toEqual(['instant'])
  })

  test('shows and ends nothing once alerts go to another address', async () => {
    const { token, cookies, saved } = await alerted(flats)
    const email = anEmail()
    const change = { frequency: 'instant', email }
    await ask('PUT', `/searches/${saved[0]!.id}`, { cookies, body: change })
    await confirm(await confirmLink(email))
    expect((await read(token)).body.data.link).toEqual({ purpose: 'stop', email: '', searches: [] })
    expect((await stop({ token })).status).toBe(200)
    expect((await stop({ token, searchId: saved[0]!.id })).status).toBe(404)
    expect(await frequencies(cookies)).toEqual([['Flats', 'instant']])
  })

  test.each(['x'.repeat(43), 'short', '', 'a\u0000b', 7, null])(
    'that is %j is not one',
    async (token) => {
      for (const path of ['alert-link', 'confirm-alerts', 'stop-alerts']) {
        const answer = await ask('POST', `/searches/${path}`, { body: { token } })
        expect([404, 422]).toContain(answer.status)
      }
    },
  )
})

describe('A mail program', () => {
  const post = (url: string, accept?: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(accept && { accept }),
      },
      payload: 'List-Unsubscribe=One-Click',
    })

  test.each(['', '/en', '/ar'])('ends alerts with one press at %s', async (prefix) => {
    const { token, cookies } = await alerted(flats)
    const answer = await post(`${prefix}/my-searches/stop/${token}`)
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([200, '', []])
    expect(await frequencies(cookies)).toEqual([['Flats', 'off']])
  })

  test('that does not know the token is told so', async () => {
    expect((await post(`/en/my-searches/stop/${'x'.repeat(43)}`)).statusCode).toBe(404)
  })

  test('that is a browser without scripts is led to a page', async () => {
    const { token, cookies } = await alerted(flats)
    const stopped = await post(`/ar/my-searches/stop/${token}`, 'text/html,*/*')
    expect([stopped.statusCode, stopped.headers.location]).toEqual([303, '/ar/my-searches/stopped'])
    expect(await frequencies(cookies)).toEqual([['Flats', 'off']])
    const unknown = await post(`/my-searches/stop/${'x'.repeat(43)}`, 'text/html,*/*')
    expect(unknown.headers.location).toBe('/my-searches/stop?unknown=true')
  })
})
