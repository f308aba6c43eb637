import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#features/reference/site-settings/rules.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { propertyHandlers } from '#features/listing/property/handlers.ts'
import { ImportRunning } from './actions/run.ts'
import { apiServer } from '#test/api-server.ts'
import { bareAd, importFixtures } from '#test/import-fixtures.ts'
import { importAds } from './actions/imports.ts'

const { db, options, write, found, stored, takeAds } = await importFixtures()

describe('Importing the same ads again', () => {
  const rows = [bareAd(), bareAd({ id: 'a2', price: 900_000, agency: 'Marsa Homes' })]

  it('changes nothing', async () => {
    await takeAds(rows)
    const all = 'select xmin, ctid, p::text from properties p order by id'
    const before = await found(all)
    expect(await takeAds(rows)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
      refusedFile: null,
    })
    expect(await found(all)).toEqual(before)
  })

  it('writes what has changed, amenities too, and keeps the history of prices', async () => {
    await takeAds(rows)
    const done = await takeAds([bareAd({ price: 1_400_000, amenities: ['balcony'] }), rows[1]])
    expect(done).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
    const prices = await found('select price from property_prices order by property_id, at')
    expect(prices.map(({ price }) => price)).toEqual([1_500_000, 1_400_000, 900_000])
    expect(await takeAds([bareAd({ price: 1_400_000 })])).toMatchObject({ updated: 1 })
    expect(await found('select 1 from property_amenities')).toEqual([])
    expect(await found('select price_reduced from property_search order by id')).toEqual([
      { price_reduced: true },
      { price_reduced: false },
    ])
  })

  it('leaves hidden what has been hidden since', async () => {
    await takeAds(rows)
    await db.pool.query(`update properties set state = 'suspended', visible = false`)
    await takeAds([bareAd({ price: 5_000 })])
    expect(await stored()).toMatchObject({ total_price: 5_000, state: 'suspended', visible: false })
  })

  it('leaves an ad of the type that its package is for', async () => {
    await takeAds(rows)
    await db.pool.query(`
      insert into subscription_packages
      select 900, t.id, '', '', 1, 'month', 1, 0, '{}', '{}' from ad_types t where slug = 'featured'`)
    await db.pool.query(`
      update properties p set ad_type_id = s.ad_type_id, package_id = s.id
      from subscription_packages s where s.id = 900`)
    const [before] = await found('select ad_type_id from properties')
    await takeAds([bareAd({ price: 5_000 })])
    expect(await stored()).toMatchObject({ total_price: 5_000, ...before })
    await db.pool.query('delete from properties')
    await db.pool.query('delete from subscription_packages where id = 900')
  })

  it('says in a dry run what it would do, and does nothing', async () => {
    await takeAds(rows)
    const done = await takeAds(
      [rows[0], bareAd({ id: 'a2' }), bareAd({ id: 'new', agency: 'Other' })],
      {
        isDryRun: true,
      },
    )
    expect(done).toMatchObject({ created: 1, updated: 1, unchanged: 1, isDryRun: true })
    expect(await stored('new')).toBeUndefined()
    expect(await found(`select name from accounts`)).toEqual([{ name: 'Marsa Homes' }])
  })

  it('goes on where a run was stopped', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => bareAd({ id: `n${at}` }))
    const stop = new AbortController()
    const stopped = await takeAds(many, {
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    expect(stopped).toMatchObject({ rows: 500, created: 500, isInterrupted: true })
    expect(await takeAds(many)).toMatchObject({ created: 700, unchanged: 500 })
    expect(await found('select count(*)::integer as ads from property_search')).toEqual([
      { ads: 1_200 },
    ])
  })

  it('does not go on beside another import', async () => {
    // Enough rows that the first is still at work when the second asks.
    await write(
      Array.from({ length: 600 }, (_, at) => bareAd({ id: String(at), referenceId: `R-${at}` })),
    )
    const [one, other] = await Promise.allSettled([importAds(db, options), importAds(db, options)])
    const failed = [one, other].find(({ status }) => status === 'rejected')
    expect((failed as PromiseRejectedResult).reason).toBeInstanceOf(ImportRunning)
    expect(await found('select 1 from properties')).toHaveLength(600)
  })
})

describe('An imported ad without a date', () => {
  it('comes after all others and can be opened', async () => {
    await takeAds([bareAd(), bareAd({ id: 'a2', createdAt: '2021-01-01' })])
    const [last] = await found(`
      select p.id, p.source_id from property_search s join properties p using (id) order by published limit 1`)
    expect(last.source_id).toBe('a1')
    const gazetteer = await readGazetteer(db.kysely)
    const catalogue = await readCatalogue(db.kysely)
    const settings = () => defaultSettings
    const snapshots = { gazetteer: () => gazetteer, catalogue: () => catalogue, settings }
    const { get } = await apiServer({ handlers: propertyHandlers(snapshots), db })
    expect((await get(`/properties/${last.id}`)).body.data.property).toMatchObject({
      referenceId: 'a1',
      firstPublishedAt: null,
    })
  })
})
