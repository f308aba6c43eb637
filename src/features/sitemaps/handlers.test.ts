import { describe, expect, test } from 'vitest'
import { agentAddress } from '#features/advertisers/contract.ts'
import { propertyAddress } from '#features/properties/contract.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { PUBLIC_URL: 'https://dara.example', DEMO: 'on' } })

const read = async (url: string) => site.app.inject({ url, headers: { host: 'other.example' } })

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

  test('has each ad in both languages, each naming the other', async () => {
    const { body } = await read('/sitemaps/properties-1.xml')
    const list = await site.get('/properties?limit=100')
    const ads: { id: number; name: { en: string } }[] = list.body.data.properties
    expect(body.match(/<url>/g)).toHaveLength(ads.length * 2)
    for (const ad of ads) {
      const address = propertyAddress(ad)
      expect(body).toContain(`<loc>https://dara.example/en${address}</loc>`)
      expect(body).toContain(`hreflang="ar" href="https://dara.example/ar${address}"`)
    }
  })

  test('has who can be found as an agent, and nobody else', async () => {
    const { agents } = (await site.get('/agents?limit=100')).body.data
    const { body } = await read('/sitemaps/agents-1.xml')
    expect(body.match(/<url>/g)).toHaveLength(agents.length * 2)
    for (const agent of agents) {
      expect(body).toContain(`<loc>https://dara.example/ar${agentAddress(agent)}</loc>`)
    }
  })

  test.each(['0', '9', '1.5', '-1', 'x', '99999999999'])('has no part %s', async (part) => {
    for (const of of ['properties', 'agents']) {
      expect((await read(`/sitemaps/${of}-${part}.xml`)).statusCode).toBe(404)
    }
  })
})
