import { describe, expect, test } from 'vitest'
import { maxReads, maxSlowReads } from '#platform/session/private-reads.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const ask = asker(site)
const anybody = ['public', 'visitor', 'link', 'cookie', 'form']

const reads = handlers(site.providers)
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method === 'GET' && !anybody.includes(String(access)))

const pathOf = ({ path }: { path: string }) => path.replace(/\{\w+\}/g, '1')

const account = async (email: string, role = 'agency') =>
  (await signUp(site, { email, role, name: 'Reader' })).token

const asMany = async (times: number, path: string, token: string) => {
  const seen = new Set<number>()
  for (let at = 0; at < times; at += 1) seen.add((await ask('GET', path, { token })).status)
  return [...seen]
}

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
    expect(await asMany(1, '/properties/my-properties', token)).toEqual([200])
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
