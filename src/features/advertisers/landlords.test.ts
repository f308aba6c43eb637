import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)

const { token, user } = await signUp(site, { email: 'salma@home.example', role: 'landlord' })
const { id } = user

const account = () => ask('GET', '/auth/account', { token })

/** Every public place that could show somebody who is no agent. */
async function publicTraces() {
  const code = await site.app.inject(`/media/profile-codes/${id}.svg`)
  const named = await site.get('/agents/auto-complete?query=sara%20haddad')
  const sitemap = await site.app.inject('/sitemaps/agents-1.xml')
  const list = await site.get('/agents?limit=100')
  const ids = (people: { id: number }[]) => people.map((person) => person.id)
  return {
    profile: (await site.get(`/agents/details/${id}`)).status,
    code: code.statusCode,
    isSuggested: ids(named.body.data.owners).includes(id),
    isInSitemap: sitemap.body.includes(`/agents/${id}/`),
    isListed: ids(list.body.data.agents).includes(id),
    ownCode: (await account()).body.data.user.qrCodeImage?.url ?? null,
  }
}

const never = { isInSitemap: false, isListed: false }
const hidden = { ...never, profile: 404, code: 404, isSuggested: false, ownCode: null }
const shown = {
  ...never,
  profile: 200,
  code: 200,
  isSuggested: true,
  ownCode: `/media/profile-codes/${id}.svg`,
}

describe('a landlord', () => {
  test('is public exactly as long as an ad of theirs is', async () => {
    expect(await publicTraces()).toEqual(hidden)
    const ad = await ask('POST', '/properties', { token, body: postedAd() })
    const property = ad.body.data.property
    expect(await publicTraces()).toEqual(shown)
    const path = `/properties/set-visibility/${property.id}`
    await ask('POST', path, { token, body: { visibility: 'hidden' } })
    expect(await publicTraces()).toEqual(hidden)
    await ask('POST', path, { token, body: { visibility: 'visible' } })
    expect(await publicTraces()).toEqual(shown)
    const { agent } = (await site.get(`/properties/${property.id}`)).body.data.property
    expect(agent).toMatchObject({ id, phone: '+971501112233', hasProfile: true })
    const closed = { state: 'closed', reason: 'sold' }
    await ask('POST', `/properties/set-state/${property.id}`, { token, body: closed })
    expect(await publicTraces()).toEqual(hidden)
  })

  test('whose ad has come live meanwhile may still save the profile', async () => {
    const { etag } = (await account()).headers
    await ask('POST', '/properties', { token, body: postedAd() })
    expect((await account()).body.data.user.qrCodeImage).not.toBeNull()
    const headers = { 'if-match': String(etag) }
    const saved = await ask('PUT', '/agents/update', { token, headers, body: { job: 'Owner' } })
    expect(saved.status).toBe(200)
  })

  test('is kept in no cache for longer than a page is', async () => {
    const { headers } = await site.app.inject(`/media/profile-codes/${id}.svg`)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30')
  })
})

test('nobody counts through all profiles: a caller gets as many as of a list', async () => {
  const elsewhere = asker(site, '203.0.113.77')
  const statuses = []
  for (let at = 1; at <= 301; at += 1) {
    statuses.push((await elsewhere('GET', `/agents/details/${at}`)).status)
  }
  expect(statuses.slice(0, 300)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})
