import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keyedHash } from '#platform/database/keyed-hash.ts'
import { nameOf } from '#platform/endpoint/endpoint.ts'
import { formFields, formSender } from '#test/http/plain-forms.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { asker, registration, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { financeOn } from '#test/visitors/finance.ts'
import { contactMessage } from '#test/visitors/message.ts'
import { projectOn } from '#test/visitors/project.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { handlers } from '../handlers.ts'
import { plainForms } from '../http/plain-forms/forms.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const { kysely: db } = site.db
const spent = '203.0.113.9'
const elsewhere = '198.51.100.9'

const named = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(
    /^\| `((?:GET|POST|PUT|DELETE) [^`]+)` \| (?:`([^`]+)`|none: .+) \|/gm,
  ),
].map(([, call = '', limit]) => ({ call, limit }))

/** As if other addresses of the network had done all that it may for the next ten minutes. */
async function spend(limit: string) {
  const key = keyedHash(db, `${limit}/network/203.0.113`)
  const row = { key, hits: 1_000_000, resets_at: new Date(Date.now() + 600_000) }
  await db.insertInto('throttles').values(row).execute()
}

for (const limit of new Set(named.flatMap((row) => row.limit ?? []))) await spend(limit)

test('What anybody may do is written down with the limit by which it is counted', () => {
  const anybody = ['visitor', 'link', 'cookie', 'form']
  const endpoints = handlers(site.providers).map(({ endpoint }) => endpoint)
  const calls = endpoints.filter(
    ({ access, method }) =>
      anybody.includes(String(access)) ||
      (['public', 'anyone'].includes(String(access)) && method !== 'GET'),
  )
  expect(named.map(({ call }) => call)).toEqual(calls.map(nameOf).toSorted())
})

const token = 'x'.repeat(43)
const unknownSearch = '00000000-0000-4000-8000-000000000000'
const login = { email: 'nobody@example.com', password: 'mint tea' }
const reset = { token, password: 'mint tea 2', confirmPassword: 'mint tea 2' }
const bodies: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][] = [
  ['POST', '/agents/decline-invitation', { token }],
  ['POST', '/agents/invitation', { token }],
  ['GET', `/agents/join-agency/${token}`],
  ['POST', '/anonymous-users/favorites', { propertyId: 1 }],
  ['POST', '/auth/check-link', { token, browserMark: null }],
  ['POST', '/auth/end-email-change', { token }],
  ['POST', '/auth/end-registration', { token }],
  ['POST', '/auth/login', login],
  ['POST', '/auth/register', registration({ email: 'stranger@example.com' })],
  ['POST', '/auth/reset-password', reset],
  ['POST', '/auth/verify', { token }],
  ['POST', '/searches', { name: 'Villas', filters: { property_type: 'villa' } }],
  ['POST', '/searches/alert-link', { token }],
  ['POST', '/searches/confirm-alerts', { token }],
  ['POST', '/searches/stop-alerts', { token }],
  ['PUT', `/searches/${unknownSearch}`, { frequency: 'daily', email: 'stranger@example.com' }],
  ['GET', `/auth/verify/${token}`],
  ['POST', '/contact-us', contactMessage],
  ['POST', '/property-request', wishOn(site)],
  ['POST', '/finance-applications', financeOn(site)],
  ['POST', '/fundraising-requests', projectOn(site)],
  ['POST', '/newsletter', { email: 'sara@strangers.example' }],
  ['POST', '/newsletter/confirm', { token }],
  ['POST', '/newsletter/unsubscribe', { token }],
]

describe('Once a network has done what it may, another of its addresses is told to wait', () => {
  test.each(bodies)('%s %s', async (method, path, body) => {
    const statusFrom = async (address: string) =>
      (await asker(site, address)(method, path, body && { body })).status
    expect(await statusFrom(spent)).toBe(429)
    expect(await statusFrom(elsewhere)).not.toBe(429)
  })

  test('but not a visitor whose cookie comes with the call', async () => {
    const body = { propertyId: site.marinaIds[0] }
    const path = '/anonymous-users/favorites'
    const first = await asker(site, elsewhere)('POST', path, { body })
    const [{ name, value } = { name: '', value: '' }] = Object.values(first.cookies)
    const cookies = { [name]: value }
    expect((await asker(site, spent)('POST', path, { body, cookies })).status).toBe(201)
  })

  test('POST /files/upload/single', async () => {
    const send = async (remoteAddress: string) =>
      uploader(site)('/files/upload/single?for=registration', [await jpeg()], { remoteAddress })
    expect((await send(spent)).status).toBe(429)
    expect((await send(elsewhere)).status).toBe(201)
  })
})

describe('Once a network has done what it may, its forms without scripts are refused too', () => {
  const token = 'x'.repeat(43)
  const forms: [path: string, fields: Record<string, string | string[]>][] = [
    ['/contact-us', contactMessage],
    ['/newsletter', { subscriber: 'sara@strangers.example' }],
    [`/newsletter/confirm/${token}`, {}],
    [`/newsletter/unsubscribe/${token}`, {}],
    [`/my-searches/confirm/${token}`, {}],
    ['/properties/save', { name: 'Villas', filtersText: '?property_type=villa', frequency: 'off' }],
    ['/property-request', { ...formFields(wishOn(site), 'area'), areaNames: 'Dubai Marina' }],
    ['/fundraising', formFields(projectOn(site))],
    ['/finance', { ...formFields(financeOn(site), 'locations'), locationsNames: 'Dubai Marina' }],
  ]

  test.each(forms)('POST %s', async (path, fields) => {
    const send = formSender(site)
    expect((await send(`/en${path}`, fields, { from: spent })).statusCode).toBe(429)
    expect((await send(`/en${path}`, fields, { from: '192.0.2.9' })).statusCode).not.toBe(429)
  })

  test('and these are all of them', () => {
    const paths = forms.map(([path]) => path.replace(token, ':token'))
    const known = plainForms(() => []).map(({ path }) => path)
    expect(known.filter((path) => !/\/(confirm|unsubscribe)$/.test(path)).toSorted()).toEqual(
      paths.toSorted(),
    )
  })
})

const countOf = async (table: 'interactions' | 'mails' | 'search_counts') => {
  const row = await db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()
  return Number(row.n)
}

describe('Once a network has done what it may, another of its addresses leaves nothing behind', () => {
  test('POST /anonymous-users/action', async () => {
    const [{ id: propertyId } = { id: 0 }] = await db
      .selectFrom('property_search')
      .select('id')
      .limit(1)
      .execute()
    const before = await countOf('interactions')
    const look = async (address: string) => {
      const body = { propertyId, action: 'view' }
      const { status } = await asker(site, address)('POST', '/anonymous-users/action', { body })
      expect(status).toBe(202)
      return (await countOf('interactions')) - before
    }
    expect([await look(spent), await look(elsewhere)]).toEqual([0, 1])
  })

  test('POST /anonymous-users/search', async () => {
    const { rows } = await site.db.pool.query(`
      select l.id
      from property_search s
      join locations l on l.lft = s.loc
      where s.purpose = 0
      limit 1`)
    const body = { query: `purpose=sale&locations=${rows[0].id}` }
    const look = async (address: string) => {
      const { status } = await asker(site, address)('POST', '/anonymous-users/search', { body })
      expect(status).toBe(202)
      return countOf('search_counts')
    }
    expect([await look(spent), await look(elsewhere)]).toEqual([0, 1])
  })

  test('POST /auth/forget-password', async () => {
    const email = 'sara@strangers.example'
    await signUp(site, { email })
    const before = await countOf('mails')
    const recover = async (address: string) => {
      const body = { email }
      await asker(site, address)('POST', '/auth/forget-password', { body })
      return (await countOf('mails')) - before
    }
    expect([await recover(spent), await recover(elsewhere)]).toEqual([0, 1])
  })
})
