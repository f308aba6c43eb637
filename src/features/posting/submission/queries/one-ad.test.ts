import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { addAccounts, generateAds, postAds } from '#test/generated-ads.ts'

const db = await seededDatabase()
const gazetteer = await readGazetteer(db.kysely)
const catalogue = await readCatalogue(db.kysely)
const accounts = await addAccounts(db, 4)
const now = new Date()
const ads = generateAds(60, 5, { gazetteer, catalogue, accounts, now })
const first = await postAds(db, ads)

const rows = async (text: string) => (await db.pool.query(text)).rows
const inSearch = async (id: number) =>
  (await rows(`select 1 from property_search where id = ${id}`)).length +
  (await rows(`select 1 from property_words where property_id = ${id}`)).length

const setAd = async (id: number, assignment: string) => {
  await db.pool.query(`update properties set ${assignment} where id = ${id}`)
  await refreshSearch(db.kysely, [id])
}

describe('writing ads', () => {
  it('adds each ad once with its amenities, images, first price and first event', async () => {
    expect(first.added).toHaveLength(60)
    const [counts] = await rows(`select
      (select count(*) from properties) as ads,
      (select count(*) from property_search) as public,
      (select count(*) from property_words) as words,
      (select count(distinct property_id) from property_prices) as priced,
      (select count(*) from property_events) as events,
      (select count(*) from property_images) as images`)
    const images = ads.flatMap((ad) => ad.images ?? []).length
    expect(counts).toEqual({ ads: 60, public: 60, words: 60, priced: 60, events: 60, images })
  })

  it('changes nothing when the same ads come again', async () => {
    const before = await rows('select xmin, ctid, s::text from property_search s order by id')
    expect(await postAds(db, ads)).toEqual({ added: [], changed: [], unchanged: 60 })
    await refreshSearch(db.kysely, first.added)
    expect(await rows('select xmin, ctid, s::text from property_search s order by id')).toEqual(
      before,
    )
  })

  it('writes a changed price into the ad, its history and search', async () => {
    const ad = { ...ads[7]!, totalPrice: 1_234_567.5, prices: [] }
    const saved = await postAds(db, [ad, { ...ad, totalPrice: 1_000_000 }])
    expect(saved).toMatchObject({ added: [], changed: [first.added[7]] })
    const id = first.added[7]
    const history = await rows(
      `select price from property_prices where property_id = ${id} order by at`,
    )
    expect(history.at(-1)).toEqual({ price: 1_000_000 })
    expect(await rows(`select price from property_search where id = ${id}`)).toEqual([
      { price: 100_000_000 },
    ])
  })

  it('counts as let in what an operator imports', async () => {
    const id = first.added[9]
    await db.pool.query(`update properties set approved_content = '{other}' where id = ${id}`)
    await postAds(db, [{ ...ads[9]!, nameEn: 'Another name of this home' }])
    const found = await rows(`select approved_content from properties where id = ${id}`)
    expect(found).toEqual([{ approved_content: null }])
  })

  it('turns square feet into square metres exactly', async () => {
    const ad = { ...ads[8]!, space: 1_000, measurement: 'sqft' as const }
    await postAds(db, [ad])
    expect(await rows(`select space from property_search where id = ${first.added[8]}`)).toEqual([
      { space: 92_903_040 },
    ])
  })
})

describe('an ad in search', () => {
  const id = first.added[3]!

  it.each([
    ['hidden by its advertiser', 'visible = false', 'visible = true'],
    ['not live', "state = 'suspended'", "state = 'live'"],
    ['not yet begun', "start_date = now() + interval '3 days'", 'start_date = null'],
    ['over', "end_date = now() - interval '3 days'", 'end_date = null'],
    [
      'a draft without a price',
      "state = 'draft', total_price = null",
      "total_price = 5, state = 'live'",
    ],
  ])('is not there while it is %s, and is there again after', async (_, away, back) => {
    await setAd(id, away)
    expect(await inSearch(id)).toBe(0)
    await setAd(id, back)
    expect(await inSearch(id)).toBe(2)
  })

  it('is there on its first and its last day in Dubai', async () => {
    await setAd(id, "start_date = (now() at time zone 'Asia/Dubai')::date, end_date = start_date")
    await setAd(id, 'end_date = start_date')
    expect(await inSearch(id)).toBe(2)
    await setAd(id, 'start_date = null, end_date = null')
  })

  it('is reduced when the price before was higher, and no more after it rises', async () => {
    const reduced = async () =>
      (await rows(`select price_reduced from property_search where id = ${id}`))[0].price_reduced
    const ad = { ...ads[3]!, prices: [] }
    await postAds(db, [{ ...ad, totalPrice: 900 }])
    await postAds(db, [{ ...ad, totalPrice: 800 }])
    expect(await reduced()).toBe(true)
    await postAds(db, [{ ...ad, totalPrice: 1_800 }])
    expect(await reduced()).toBe(false)
  })

  it('leaves search when it is deleted', async () => {
    await sql`delete from property_events where property_id = ${id}`.execute(db.kysely)
    await sql`delete from properties where id = ${id}`.execute(db.kysely)
    expect(await inSearch(id)).toBe(0)
  })
})
