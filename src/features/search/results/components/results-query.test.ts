import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { catalogueHandlers } from '#features/reference/catalogue/handlers.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { createLocationsReader } from '#features/reference/place-search/actions.ts'
import { createQueryInterpreter } from '#features/search/keywords/actions.ts'
import { searchQueryIn } from '#features/search/query/contract/search.ts'
import { propertySearchHandlers } from '#features/search/query/handlers.ts'
import { dispatcher } from '#platform/dispatch.ts'
import { readyCall } from '#platform/run-call.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'
import { resultsQuery } from './results-query.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const now = new Date('2026-05-05T10:20:30Z')
const accounts = await addAccounts(db, 2)
await postAds(db, generateAds(60, 3, { gazetteer, catalogue, accounts, now }))

const snapshots = { gazetteer: () => gazetteer, catalogue: () => catalogue }
const locations = await createLocationsReader({ db: db.kysely, ...snapshots })()
const interpretQuery = createQueryInterpreter({ ...snapshots, locations: () => locations })
const calls = [
  ...catalogueHandlers(snapshots),
  ...propertySearchHandlers({ ...snapshots, interpretQuery }),
].map(readyCall)
const quiet = { error() {}, warn() {}, info() {} } as never
const open = dispatcher(calls, { reader: () => db.kysely, now: () => now, log: quiet })
const dispatch = (language: 'en' | 'ar') => open({ language, count: () => undefined })

const page = (address: string, language: 'en' | 'ar' = 'en') =>
  new QueryClient().fetchQuery(
    resultsQuery(searchQueryIn(address), { language, dispatch: dispatch(language) }),
  )

const [dubai, ...others] = gazetteer.emirates
const children = gazetteer.childrenOf(dubai!.id).map(({ id }) => id)

describe('A results page', () => {
  it('says what it searched, and leads one step up and down', async () => {
    const found = await page(`?purpose=sale&locations=${dubai!.id}`)
    expect(found.title).toBe(`Properties for sale in ${dubai!.name.en}`)
    expect(found.crumbs.map(({ label }) => label)).toEqual([dubai!.name.en])
    expect(found.chips.map(({ label }) => label)).toEqual([dubai!.name.en])
    expect(found.chips[0]!.address).toBe('/properties?purpose=sale')
    expect(found.leftOut).toEqual([])
    const below = found.deeper.map(({ address }) => Number(/locations=(\d+)/.exec(address)?.[1]))
    expect(below.length).toBeGreaterThan(0)
    expect(children).toEqual(expect.arrayContaining(below))
  })

  it('keeps the first four of five places, and says so in the reader’s language', async () => {
    const five = [dubai!, ...others].slice(0, 5).map(({ id }) => id)
    const found = await page(`?locations=${five.join()}&rooms=2`, 'ar')
    expect(found.search).toMatchObject({ locations: five.slice(0, 4), rooms: ['2'] })
    expect(found.leftOut).toEqual([{ path: 'locations', msg: 'الحد الأقصى لعدد المواقع: 4' }])
  })

  it('leaves out what is wrong and what is not there, and keeps the rest', async () => {
    const found = await page('?price_min=abc&page=0&property_type=igloo&purpose=rent&utm=x')
    expect(found.search.purpose).toBe('rent')
    expect(found.leftOut.map(({ path }) => path).sort()).toEqual([
      'page',
      'price_min',
      'property_type',
    ])
    expect(found.address).toBe('/properties?purpose=rent')
  })

  it('keeps a keyword that was refused in its field, and searches for the rest', async () => {
    const keyword = 'pool or garden or gym or sea or balcony'
    const found = await page(`?keyword=${keyword}&purpose=rent`, 'ar')
    expect(found.search).toMatchObject({ purpose: 'rent' })
    expect(found.search.keyword).toBeUndefined()
    expect(found.refusedKeyword).toBe(keyword)
    const msg = 'الحد الأقصى لعدد البدائل حول كلمة «أو»: 4'
    expect(found.leftOut).toEqual([{ path: 'keyword', msg }])
    expect((await page('?keyword=sea view')).refusedKeyword).toBeUndefined()
  })

  it('is no page for search engines where it is empty', async () => {
    const found = await page('?rooms=29')
    expect(found).toMatchObject({ total: 0, isIndexed: false, shown: 0 })
  })

  it('says what a keyword may mean, in the reader’s language, and leads there', async () => {
    const english = await page(`?keyword=for sale in ${dubai!.name.en}`)
    const address = `/properties?locations=${dubai!.id}&purpose=sale`
    const { total } = await page(address.slice(address.indexOf('?')))
    const label = `Properties for sale in ${dubai!.name.en} · ${total} properties`
    expect(english.meant).toEqual({ label, address })
    const arabic = await page(`?keyword=للبيع أكثر من ١٠ متر مربع في ${dubai!.name.ar}`, 'ar')
    const [title, space, count] = arabic.meant!.label.split(' · ')
    expect(title).toBe(`عقارات للبيع في ${dubai!.name.ar}`)
    expect(space).toContain('10')
    expect(count).toContain('عقار')
  })

  it('offers no meaning of a keyword that would find nothing, and none of a mere keyword', async () => {
    expect((await page('?keyword=29 bedrooms')).meant).toBeNull()
    expect((await page('?keyword=sea view')).meant).toBeNull()
    expect((await page('?purpose=sale')).meant).toBeNull()
  })
})
