import { describe, expect, test } from 'vitest'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)

const { token, user } = await signUp(site, { email: 'salma@home.example', role: 'landlord' })
const { id } = user

/** What the public sees of somebody who is no agent. */
async function publicTraces() {
  const profile = await site.get(`/agents/details/${id}`)
  const { name, photo, bio, job, phone, whatsapp } = profile.body.data.agent
  const { brn, orn, membershipId, emirate, languages, memberSince } = profile.body.data.agent
  const named = await site.get('/agents/auto-complete?query=sara%20haddad')
  const sitemap = await site.app.inject('/sitemaps/agents-1.xml')
  const list = await site.get('/agents?limit=100')
  const ids = (people: { id: number }[]) => people.map((person) => person.id)
  return {
    profile: { name, photo, bio, job, phone, whatsapp },
    more: { brn, orn, membershipId, emirate, languages },
    isDayTold: !memberSince.endsWith('-01T00:00:00.000Z'),
    isSuggested: ids(named.body.data.owners).includes(id),
    isInSitemap: sitemap.body.includes(`/agents/${id}/`),
    isListed: ids(list.body.data.agents).includes(id),
  }
}

const never = { isInSitemap: false, isListed: false }
const nothing = { photo: null, bio: null, job: null, phone: null, whatsapp: null }
const hidden = {
  ...never,
  profile: { name: 'Sara Haddad', ...nothing },
  more: { brn: null, orn: null, membershipId: null, emirate: null, languages: [] },
  isDayTold: false,
  isSuggested: false,
}
const told = { bio: 'I live here.', job: 'Owner', whatsapp: '+971501112244' }
const [language] = site.catalogue.languages
const [emirate] = site.gazetteer.emirates
const papers = { brn: '12345', membershipId: 'M-9' }
const numbers = { phone: '+971501112233', photo: expect.anything() }
const shown = {
  ...never,
  profile: { name: 'Sara Haddad', ...told, ...numbers },
  more: {
    ...papers,
    orn: null,
    emirate: expect.objectContaining({ id: emirate!.id }),
    languages: [expect.objectContaining({ id: language!.id })],
  },
  isDayTold: true,
  isSuggested: true,
}

describe('a landlord', () => {
  test('shows more than a name exactly as long as an ad of theirs is public', async () => {
    expect(
      (
        await ask('PUT', '/agents/update', {
          token,
          body: { ...told, ...papers, emirateId: emirate!.id, languageIds: [language!.id] },
        })
      ).status,
    ).toBe(200)
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
