import { describe, expect, test } from 'vitest'
import { renumberPlaces } from '#features/reference/places/queries.ts'
import { refreshSearch } from '#features/search/index-table/queries.ts'
import { openSite } from '#test/site.ts'
import { searchesOn } from '#test/visitors/saved-searches.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { put, publish, show, visitorWith } = searchesOn(site)
const { pool, kysely: db } = site.db

const changesOf = async (id: number) => {
  const { rows } = await pool.query(
    'select kind, price, old_price from ad_changes where property_id = $1 order by id',
    [id],
  )
  return rows.map(({ kind, price, old_price: old }) =>
    old === null ? [kind, price / 100] : [kind, price / 100, old / 100],
  )
}

type Posted = Awaited<ReturnType<typeof publish>>

const price = ({ owner, id }: Posted, totalPrice: number) => put(owner, id, { totalPrice })

const passDays = (days: number) =>
  pool.query(`update gone_ads set gone_at = gone_at - $1 * interval '1 day'`, [days])

test('Before a search was saved nothing is noted', async () => {
  const { rows } = await pool.query('select count(*)::int as count from ad_changes')
  expect(rows).toEqual([{ count: 0 }])
  const ad = await publish()
  await price(ad, 1_400_000)
  expect(await changesOf(ad.id)).toEqual([])
  await visitorWith({ name: 'All', filters: {} })
})

describe('News of an ad', () => {
  test('is that it is new, once', async () => {
    const ad = await publish()
    expect(await changesOf(ad.id)).toEqual([['new', 1_500_000]])
    await put(ad.owner, ad.id, { propertyNumber: 'PN-18' })
    await refreshSearch(db, [ad.id])
    expect(await changesOf(ad.id)).toEqual([['new', 1_500_000]])
  })

  const dropsOf = async ({ id }: Posted) =>
    (await changesOf(id)).filter(([kind]) => kind === 'price_down')

  test('is that its price went down, by one per cent below all prices of a month', async () => {
    const ad = await publish()
    for (const amount of [1_400_000, 1_450_000, 1_400_000, 1_386_000]) await price(ad, amount)
    expect(await dropsOf(ad)).toEqual([
      ['price_down', 1_400_000, 1_500_000],
      ['price_down', 1_386_000, 1_400_000],
    ])
  })

  test('is not a price that goes down by little, however often', async () => {
    const ad = await publish()
    for (const amount of [1_499_999.99, 1_499_999.98, 1_499_999.97]) await price(ad, amount)
    await price(ad, 1_485_000.01)
    expect(await dropsOf(ad)).toEqual([])
    await price(ad, 1_485_000)
    expect(await dropsOf(ad)).toEqual([['price_down', 1_485_000, 1_485_000.01]])
  })

  test('is not a price that goes down by little where nothing was noted before', async () => {
    const ad = await publish()
    await pool.query('delete from ad_changes where property_id = $1', [ad.id])
    await price(ad, 1_499_999.99)
    expect(await dropsOf(ad)).toEqual([])
  })

  test('is that it is back after a day, once a month', async () => {
    const ad = await publish()
    await show(ad, 'hidden')
    await show(ad, 'visible')
    expect(await changesOf(ad.id)).toHaveLength(1)
    for (let time = 0; time < 2; time += 1) {
      await show(ad, 'hidden')
      await passDays(2)
      await show(ad, 'visible')
    }
    expect(await changesOf(ad.id)).toEqual([
      ['new', 1_500_000],
      ['back', 1_500_000],
    ])
  })

  test('is its price where it was changed while the ad was hidden', async () => {
    const ad = await publish()
    await show(ad, 'hidden')
    await price(ad, 1_200_000)
    await show(ad, 'visible')
    expect((await changesOf(ad.id)).at(-1)).toEqual(['price_down', 1_200_000, 1_500_000])
  })

  test('is any other change by which it may fit other searches', async () => {
    const ad = await publish()
    await put(ad.owner, ad.id, { rooms: 3 })
    await put(ad.owner, ad.id, { locationId: 279 })
    expect((await changesOf(ad.id)).map(([kind]) => kind)).toEqual(['new', 'changed', 'changed'])
  })

  test('is not a column that no filter reads, also one that is added later', async () => {
    const ad = await publish()
    await pool.query('alter table property_search add column later integer')
    await pool.query(
      `update property_search
      set later = 1, rank_key = rank_key + 1, price_per_sqm = price_per_sqm + 1, published = published + 1
      where id = $1`,
      [ad.id],
    )
    await pool.query('alter table property_search drop column later')
    expect(await changesOf(ad.id)).toEqual([['new', 1_500_000]])
  })

  test('is each column that a filter reads', async () => {
    const { rows } = await pool.query(
      `select column_name as name
      from information_schema.columns
      where table_name = 'property_search'
        and not is_changed_ad(jsonb_build_object(column_name, 1), jsonb_build_object(column_name, 2))
      order by column_name`,
    )
    const unread = ['id', 'loc', 'price_per_sqm', 'published', 'rank_key']
    expect(rows.map(({ name }) => name)).toEqual(unread)
  })

  test('is not that places were numbered again', async () => {
    const ad = await publish()
    await pool.query('update locations set lft = lft * 2, rgt = rgt * 2')
    await pool.query('update property_search set loc = loc * 2')
    const before = (await changesOf(ad.id)).length
    await db.transaction().execute(renumberPlaces)
    expect(await changesOf(ad.id)).toHaveLength(before)
  })

  test('is not noted of what was rolled back', async () => {
    const ad = await publish()
    const failing = db.transaction().execute(async (tx) => {
      await tx.updateTable('properties').set({ total_price: 1 }).where('id', '=', ad.id).execute()
      await refreshSearch(tx, [ad.id])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await changesOf(ad.id)).toHaveLength(1)
  })

  test('goes with its ad', async () => {
    const ad = await publish()
    await pool.query('delete from properties where id = $1', [ad.id])
    expect(await changesOf(ad.id)).toEqual([])
    const { rows } = await pool.query('select from gone_ads where property_id = $1', [ad.id])
    expect(rows).toEqual([])
  })
})
