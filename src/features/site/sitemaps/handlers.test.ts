import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { propertyAddress } from '#features/listing/property/contract.ts'
import { pagePaths } from '#features/reference/page-links/contract.ts'
import { languages } from '#i18n/language.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { PUBLIC_URL: 'https://dara.example', DEMO: 'on' } })

const read = async (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'other.example', ...headers } })

describe('the sitemap', () => {
  test('is named by robots.txt with our own address, whatever the caller says', async () => {
    const { body } = await read('/robots.txt')
    expect(body).toContain('Sitemap: https://dara.example/sitemap.xml')
    expect(body).toContain('Disallow: /api/')
  })

  test('is an index whose parts are all there', async () => {
    const { body } = await read('/sitemap.xml')
    const parts = [...body.matchAll(/<loc>https:\/\/dara\.example(\/[^<]+)<\/loc>/g)]
    expect(parts.length).toBeGreaterThan(1)
    for (const [, part = ''] of parts) expect((await read(part)).statusCode).toBe(200)
  })

  test('has each page of text in both languages', async () => {
    const { body } = await read('/sitemaps/pages.xml')
    for (const path of Object.values(pagePaths)) {
      for (const language of languages) {
        expect(body).toContain(`<loc>https://dara.example/${language}${path}</loc>`)
      }
    }
  })

  test('has each ad in both languages, each naming the other', async () => {
    const { body } = await read('/sitemaps/properties-1.xml')
    const list = await site.get('/properties?limit=100')
    const ads: { id: number; name: { en: string } }[] = list.body.data.properties
    expect(body.match(/<url>/g)).toHaveLength(ads.length * languages.length)
    for (const ad of ads) {
      const address = propertyAddress(ad)
      expect(body).toContain(`<loc>https://dara.example/en${address}</loc>`)
      expect(body).toContain(`hreflang="ar" href="https://dara.example/ar${address}"`)
    }
  })

  test('has who can be found as an agent, and nobody else', async () => {
    const { agents } = (await site.get('/agents?limit=100')).body.data
    const { body } = await read('/sitemaps/agents-1.xml')
    expect(body.match(/<url>/g)).toHaveLength(agents.length * languages.length)
    for (const agent of agents) {
      expect(body).toContain(`<loc>https://dara.example/ar${agentAddress(agent)}</loc>`)
    }
  })

  test('has the page of each location with ads, and of no other', async () => {
    const { body } = await read('/sitemaps/places.xml')
    const { emirates } = (await site.get('/locations/emirates')).body.data
    const { regions } = (await site.get(`/locations/children/${emirates[0].id}`)).body.data
    expect(body).toContain('<loc>https://dara.example/ar/emirates</loc>')
    for (const { slug, counts } of [...emirates, ...regions]) {
      const entry = `<loc>https://dara.example/en/emirates/${slug}</loc>`
      expect([slug, body.includes(entry)]).toEqual([slug, counts.sale + counts.rent > 0])
    }
  })

  test.each(['0', '9', '1.5', '-1', 'x', '99999999999'])('has no part %s', async (part) => {
    for (const kind of ['properties', 'agents']) {
      expect((await read(`/sitemaps/${kind}-${part}.xml`)).statusCode).toBe(404)
    }
  })
})

test('a part that there is not is no question to the database, and does not last for ever', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const query = vi.spyOn(site.db.pool, 'connect')
  await read('/sitemaps/properties-1.xml')
  query.mockClear()
  for (let part = 2; part < 40; part += 1) {
    for (const kind of ['properties', 'agents']) {
      expect((await read(`/sitemaps/${kind}-${part}.xml`)).statusCode).toBe(404)
    }
  }
  // 76 were asked for; what the site does by itself asks the database a few times meanwhile.
  expect(query.mock.calls.length).toBeLessThan(20)
  await read('/sitemaps/agents-1.xml')
  await site.db.pool.query(`
    insert into accounts (id, name, slug, role, email, email_verified_at)
    values (4001, 'Late', 'late', 'agent', 'late@example.com', now())`)
  expect((await read('/sitemaps/agents-3.xml')).statusCode).toBe(404)
  // The clock of the test began later than that of the site.
  vi.advanceTimersByTime(2 * 3600_000)
  expect((await read('/sitemaps/agents-3.xml')).statusCode).toBe(200)
  await site.db.pool.query('delete from accounts where id = 4001')
  vi.useRealTimers()
})

describe('a part of the sitemap', () => {
  const part = '/sitemaps/properties-1.xml'

  test('is made once for all who ask, and is not asked of the database again', async () => {
    const { body } = await read(part)
    const holder = await site.db.pool.connect()
    await holder.query('begin; lock table property_search in access exclusive mode')
    const answers = await Promise.all(Array.from({ length: 60 }, () => read(part)))
    await holder.query('rollback')
    holder.release()
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([body]))
  })

  test('is compressed once, and not sent to whom has it', async () => {
    const { body } = await read(part)
    const { headers, rawPayload } = await read(part, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe(body)
    const known = [
      { 'if-none-match': String(headers.etag) },
      { 'if-modified-since': String(headers['last-modified']) },
    ]
    for (const given of known) {
      const again = await read(part, given)
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    const stale = { 'if-none-match': '"x"', 'if-modified-since': String(headers['last-modified']) }
    expect((await read(part, stale)).statusCode).toBe(200)
  })
})
