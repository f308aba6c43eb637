import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'
import { searchesOn, visitorIn } from '#test/visitors/saved-searches.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { alertsTo, ask, confirmedVisitor, follow, publish, put, show } = searchesOn(site)
const { pool } = site.db

const yearly = { purpose: 'rent', rentPeriod: 'yearly', cheques: 4, totalPrice: 96_000 }
const monthly = { rentPeriod: 'monthly', totalPrice: 8_000 }

type Posted = Awaited<ReturnType<typeof publish>>

async function shownOf({ id }: Posted) {
  const { priceHistory, priceReduced } = (await ask('GET', `/properties/${id}`)).body.data.property
  return [priceHistory.map(({ price }: { price: number }) => price), priceReduced]
}

const readers = { count: 0 }

/** Whose search fits all ads; what was found is told as soon as it is asked for. */
async function reader() {
  readers.count += 1
  const email = `reader-${readers.count}@periods.example`
  await confirmedVisitor(email, { name: 'All', filters: {}, frequency: 'instant' })
  const textsOf = async () => {
    await follow()
    await pool.query(`update saved_searches set due_at = '-infinity' where due_at is not null`)
    await follow()
    return (await alertsTo(email)).map(({ text }) => text)
  }
  return { textsOf }
}

test('A rent that is of a month from now on is not told as a lower price', async () => {
  const { textsOf } = await reader()
  const ad = await publish(yearly)
  await textsOf()
  await put(ad.owner, ad.id, monthly)
  expect((await textsOf()).join()).not.toMatch(/price down/i)
  expect(await shownOf(ad)).toEqual([[8_000], false])
  await put(ad.owner, ad.id, { totalPrice: 7_500 })
  expect((await textsOf())[0]).toMatch(/Price down from AED.8,000 a month/)
  expect(await shownOf(ad)).toEqual([[8_000, 7_500], true])
})

test('A lower price that waits to be told is told no more once it is of another period', async () => {
  const { textsOf } = await reader()
  const ad = await publish(yearly)
  await textsOf()
  await put(ad.owner, ad.id, { totalPrice: 90_000 })
  await follow()
  await put(ad.owner, ad.id, monthly)
  expect((await textsOf()).join()).not.toMatch(/price down/i)
})

test('An ad that was hidden meanwhile comes back without a former price', async () => {
  const { textsOf } = await reader()
  const ad = await publish(yearly)
  await textsOf()
  await show(ad, 'hidden')
  await put(ad.owner, ad.id, monthly)
  await show(ad, 'visible')
  expect((await textsOf()).join()).not.toMatch(/price down/i)
})

test('The history of prices shows those of the present period, and has all', async () => {
  const ad = await publish(yearly)
  await put(ad.owner, ad.id, { totalPrice: 90_000 })
  await put(ad.owner, ad.id, monthly)
  await put(ad.owner, ad.id, { rentPeriod: 'weekly' })
  expect(await shownOf(ad)).toEqual([[8_000], false])
  await put(ad.owner, ad.id, { rentPeriod: 'yearly', totalPrice: 91_000 })
  expect(await shownOf(ad)).toEqual([[96_000, 90_000, 91_000], false])
  const { rows } = await pool.query(
    'select rent_period, price from property_prices where property_id = $1 order by at',
    [ad.id],
  )
  expect(rows.map((row) => [row.rent_period, row.price])).toEqual([
    ['yearly', 96_000],
    ['yearly', 90_000],
    ['monthly', 8_000],
    ['weekly', 8_000],
    ['yearly', 91_000],
  ])
})

test('Prices that an earlier release has stored are of the period that the ad had', async () => {
  const ad = await publish(yearly)
  await put(ad.owner, ad.id, { totalPrice: 90_000 })
  await pool.query('update property_prices set purpose = null, rent_period = null')
  expect(await shownOf(ad)).toEqual([[96_000, 90_000], true])
  await put(ad.owner, ad.id, monthly)
  expect(await shownOf(ad)).toEqual([[8_000], false])
})

test('A favourite begins with the price of the new period', async () => {
  const ad = await publish(yearly)
  const body = { propertyId: ad.id }
  const path = '/anonymous-users/favorites'
  const cookies = visitorIn((await ask('POST', path, { body })).cookies)
  await put(ad.owner, ad.id, monthly)
  const listed = await ask('GET', path, { cookies })
  expect(listed.body.data.favorites).toMatchObject([{ priceAtAdding: 8_000 }])
})
