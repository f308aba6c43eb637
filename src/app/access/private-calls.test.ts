import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/endpoint/endpoint.ts'
import { nameOf } from '#platform/endpoint/endpoint.ts'
import { maxReads, maxSlowReads, maxWrites } from '#platform/session/private-calls.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const ask = asker(site)
const anybody = ['public', 'visitor', 'link', 'cookie']

const calls = handlers(site.providers)
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => !anybody.includes(String(access)))
const writes = calls.filter(({ method }) => method !== 'GET')
const reads = calls.filter(({ method }) => method === 'GET')

const isFor = ({ access }: Endpoint, role: string) =>
  typeof access === 'string' || access.some((one) => one === role)

const pathOf = ({ path }: { path: string }) => path.replace(/\{\w+\}/g, '1')

const account = async (email: string, role = 'agency') =>
  (await signUp(site, { email, role, name: 'Reader' })).token

const asMany = async (times: number, path: string, token: string) => {
  const seen = new Set<number>()
  for (let at = 0; at < times; at += 1) seen.add((await ask('GET', path, { token })).status)
  return [...seen]
}

describe('What an account writes', () => {
  const roles = ['agency', 'agent']

  test.each(roles)(
    'is counted, of all calls of an %s together, also what is refused',
    async (role) => {
      const [token, other] = [
        await account(`${role}@writers.example`, role),
        await account(`other-${role}@writers.example`, role),
      ]
      const remove = async (whose: string) =>
        (await ask('DELETE', '/properties/my-properties/1', { token: whose })).status
      const seen = new Set<number>()
      for (let at = 0; at < maxWrites.max; at += 1) seen.add(await remove(token))
      expect([...seen]).toEqual([404])
      const statuses: [string, number][] = []
      for (const write of writes.filter((one) => isFor(one, role))) {
        const { status } = await ask(write.method, pathOf(write), { token })
        statuses.push([nameOf(write), status])
      }
      expect(statuses.filter(([, status]) => status !== 429)).toEqual([])
      expect([await remove(other), (await ask('GET', '/auth/account', { token })).status]).toEqual([
        404, 200,
      ])
    },
  )

  test('is counted whichever call it is, but for those of operators', () => {
    const uncounted = writes.filter((one) => !roles.some((role) => isFor(one, role)))
    expect(uncounted.map(nameOf)).toEqual(['POST /properties/moderate/{id}'])
  })
})

describe('What reads private data', () => {
  test('is counted by account, of all such calls together', async () => {
    const [token, other] = [await account('one@example.com'), await account('other@example.com')]
    expect(await asMany(maxReads.max, '/properties/my-properties/1/checks', token)).toEqual([404])
    for (const read of reads) {
      const refused = await ask('GET', pathOf(read), { token })
      expect([pathOf(read), refused.status]).toEqual([pathOf(read), 429])
    }
    expect((await ask('GET', '/auth/account', { token: other })).status).toBe(200)
  })

  test('says in both languages when to come again, and leaves writing alone', async () => {
    const token = await account('two@example.com')
    await asMany(maxSlowReads.max, '/auth/statistics', token)
    for (const [language, words] of [
      ['en', 'Too many requests'],
      ['ar', 'طلبات كثيرة جدًا'],
    ]) {
      const headers = { 'accept-language': language }
      const refused = await ask('GET', '/auth/statistics', { token, headers })
      expect(refused.body.errors[0]).toMatchObject({ code: 'too_many_requests' })
      expect(refused.body.errors[0].msg).toContain(words)
      const wait = Number(refused.headers['retry-after'])
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(maxSlowReads.seconds)
    }
    const written = await ask('POST', '/properties', { token, body: { draft: true } })
    expect(written.status).toBe(201)
  })

  test('is counted ten times as narrowly where it reads much', async () => {
    const token = await account('three@example.com')
    expect(await asMany(maxSlowReads.max, '/auth/statistics', token)).toEqual([200])
    expect(await asMany(1, '/auth/statistics/properties', token)).toEqual([429])
    const own = '/properties/my-properties'
    for (const query of ['?search=sea', '?sort=views', '?sort=price_asc', '?sort=end_date']) {
      expect([query, await asMany(1, own + query, token)]).toEqual([query, [429]])
    }
    for (const query of ['', '?search=', '?sort=needs', '?sort=newest']) {
      expect([query, await asMany(1, own + query, token)]).toEqual([query, [200]])
    }
  })
})

test('On this machine a demo reads a hundred times as much', async () => {
  const demo = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'relaxed' } })
  const { token } = await signUp(demo, { email: 'demo@example.com', role: 'agency', name: 'Demo' })
  const statuses = new Set<number>()
  for (let at = 0; at <= maxSlowReads.max; at += 1) {
    statuses.add((await asker(demo)('GET', '/auth/statistics', { token })).status)
  }
  expect([...statuses]).toEqual([200])
})
