import { describe, expect, test } from 'vitest'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { mergeChanges } from '#features/posting/fields/rules.ts'
import { fieldsOf } from '#features/posting/own-ads/rules/own-ads.ts'
import type { Account } from '#platform/session/account.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { poster } from '#test/ads/poster.ts'
import { jpeg, uploader } from '#test/files/uploads.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { openSite } from '#test/site.ts'
import type { Person } from '#test/team.ts'
import { type Dialect, dialects } from './contract.ts'
import { type FeedItem, readFeed } from './actions.ts'
import { findOwnAfter } from './queries.ts'
import { createAdMapper } from './rules.ts'

const now = new Date('2026-11-22T21:00:00Z')
const site = await openSite({ env: { WORKER: 'off' }, now: () => now })
const { person, post, hired } = poster(site)
const upload = uploader(site)
const names = { gazetteer: site.gazetteer, catalogue: site.catalogue }

const exportOf = ({ token }: Pick<Person, 'token'>, query: string) =>
  site.app.inject({
    url: `/api/feeds/export?${query}`,
    headers: { authorization: `Bearer ${token}`, host: 'dara.example' },
  })

async function* chunksOf(text: string) {
  yield Buffer.from(text)
}

async function adsIn(text: string) {
  const items: FeedItem[] = []
  for await (const item of readFeed(chunksOf(text), { now })) items.push(item)
  return items.map((item) => {
    if ('faults' in item) throw new Error(JSON.stringify(item))
    return item.ad
  })
}

const referencesIn = async (text: string) => (await adsIn(text)).map(({ reference }) => reference)

const storedFields = async ({ user: { id, role } }: Person) => {
  const account: Account = { id, role, sessionId: '' }
  const page = { states: undefined, after: undefined, limit: 100 }
  const rows = await findOwnAfter(site.db.kysely, account, page)
  return new Map(rows.map((row) => [row.referenceId, fieldsOf(row, names)]))
}

const photo = async (owner: Person): Promise<string> =>
  (await upload('/files/upload/single', [await jpeg()], owner)).body.data.file.id

describe('GET /feeds/export', () => {
  test('is for whoever is logged in', async () => {
    const answer = await site.app.inject({ url: '/api/feeds/export?dialect=csv' })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([401, 'unauthenticated'])
  })

  test.each([
    ['bayut', 'application/xml; charset=utf-8', 'dara-bayut-2026-11-23.xml'],
    ['property-finder', 'application/xml; charset=utf-8', 'dara-property-finder-2026-11-23.xml'],
    ['csv', 'text/csv; charset=utf-8', 'dara-csv-2026-11-23.csv'],
    ['ndjson', 'application/x-ndjson; charset=utf-8', 'dara-ndjson-2026-11-23.ndjson'],
  ])('in %s is a file of its own name', async (dialect, type, name) => {
    const { statusCode, headers } = await exportOf(await person('broker'), `dialect=${dialect}`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'no-store',
    ])
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`)
  })

  test('refuses a dialect that there is not, in words', async () => {
    const broker = await person('broker')
    for (const query of ['', 'dialect=yaml', 'dialect=csv&state=lively']) {
      const { statusCode, headers, body } = await exportOf(broker, query)
      expect([statusCode, headers['content-type']]).toEqual([
        422,
        'application/json; charset=utf-8',
      ])
      expect(JSON.parse(body).errors).toHaveLength(1)
    }
  })

  test('has the own ads and those of members, and nobody else’s', async () => {
    const { agent, agency } = await hired()
    await post(agency, postedAd({ referenceId: 'OFFICE' }))
    await post(agent, postedAd({ referenceId: 'MEMBER' }))
    await post(await person('agency'), postedAd({ referenceId: 'STRANGER' }))
    const office = (await exportOf(agency, 'dialect=bayut')).body
    expect(await referencesIn(office)).toEqual(['MEMBER', 'OFFICE'])
    const mine = (await exportOf(agent, 'dialect=bayut')).body
    expect(await referencesIn(mine)).toEqual(['MEMBER'])
    expect((await adsIn(mine))[0]?.agent.email).toBe(agent.email)
  })

  test('has for portals what is on show, for oneself all of it', async () => {
    const broker = await person('broker')
    await post(broker, postedAd({ referenceId: 'LIVE' }))
    await post(broker, postedAd({ referenceId: 'DRAFT', draft: true }))
    const has = async (query: string) => referencesIn((await exportOf(broker, query)).body)
    expect(await has('dialect=bayut')).toEqual(['LIVE'])
    expect(await has('dialect=property-finder&state=all')).toEqual(['DRAFT', 'LIVE'])
    expect(await has('dialect=csv')).toEqual(['DRAFT', 'LIVE'])
    expect(await has('dialect=ndjson&state=draft')).toEqual(['DRAFT'])
  })

  test.each(dialects)('in %s changes nothing when it is imported again', async (dialect) => {
    const broker = await person('broker')
    const images = [await photo(broker), await photo(broker)]
    await post(broker, postedAd({ referenceId: 'A', imageIds: images, amenityIds: [1, 49, 50] }))
    const rent = { purpose: 'rent', rentPeriod: 'monthly', cheques: 4, space: 1_234.5 }
    await post(broker, postedAd({ referenceId: 'B', ...rent, measurement: 'sqft', rooms: 12 }))
    const land = { propertyTypeId: 4, space: 5_000, permitType: null }
    await post(broker, postedAd({ referenceId: 'C', ...land }))
    const stored = await storedFields(broker)
    expect(stored.size).toBe(3)
    const ads = await adsIn((await exportOf(broker, `dialect=${dialect}`)).body)
    const map = createAdMapper({ ...names, linkHosts: defaultLinkHosts })
    for (const ad of ads) {
      const { fields, faults, notes } = map(ad)
      const before = stored.get(ad.reference)!
      expect([faults, notes]).toEqual([[], []])
      expect({ ...mergeChanges(before, fields) }).toEqual(before)
    }
    const pictures = ads.find(({ reference }) => reference === 'A')?.images
    expect(pictures?.map(({ fileId }) => fileId)).toEqual(images)
    const [first] = pictures ?? []
    const shown = await site.app.inject({ url: new URL(first?.url ?? '').pathname })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(new URL(first?.url ?? '').host).toBe('dara.example')
  })

  test('has every ad of many once, however many pages they are', async () => {
    const broker = await person('broker')
    const [stranger] = await addAccounts(site.db, 1)
    const accounts = [broker.user.id, stranger!]
    const ads = generateAds(1_010, 3, { ...names, accounts, now })
    const mine = ads.map((ad, at) => ({
      ...ad,
      accountId: accounts[at % 2]!,
      agencyId: null,
      referenceId: `R-${at}`,
      // A whole import has one and the same time.
      createdAt: now,
      state: 'live' as const,
    }))
    await postAds(site.db, mine)
    for (const dialect of ['bayut', 'csv'] satisfies Dialect[]) {
      const { body } = await exportOf(broker, `dialect=${dialect}`)
      const expected = mine.filter(({ accountId }) => accountId === broker.user.id)
      expect((await referencesIn(body)).toSorted()).toEqual(
        expected.map(({ referenceId }) => referenceId).toSorted(),
      )
    }
  })
})
