import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { isAmong } from '#platform/database/statements.ts'

/** For a row of `property_prices` and `properties p`: only such a price can be compared with the present one. */
export const isOfPresentPeriod = (row: string) => sql<boolean>`(${sql.ref(`${row}.purpose`)} is null
  or (${sql.ref(`${row}.purpose`)}, ${sql.ref(`${row}.rent_period`)})
    is not distinct from (p.purpose, p.rent_period))`

type EarlierPrices = { id: number; row: { prices?: { price: number; at: Date }[] } }

export async function addEarlierPrices(db: Db, ads: readonly EarlierPrices[]): Promise<void> {
  const prices = ads.flatMap(({ id, row }) => (row.prices ?? []).map((one) => ({ ...one, id })))
  if (prices.length === 0) return
  await sql`
    insert into property_prices (property_id, at, price)
    select id, at, price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given (
      id integer, at timestamptz, price numeric)
    on conflict do nothing`.execute(db)
}

/** Prices from before an ad was public are not part of its history. */
const isKnown = sql`p.total_price is not null and (p.first_published_at is not null
  or p.state not in ('draft', 'awaiting_payment', 'in_review', 'changes_requested'))`

/** For the statement that creates the ads. */
export const insertFirstPrices = (ads: string) => sql`
  insert into property_prices (property_id, at, price, purpose, rent_period)
  select p.id, coalesce(p.first_published_at, p.created_at), p.total_price, p.purpose, p.rent_period
  from ${sql.table(ads)} p
  where ${isKnown}`

/** More changes a day are noise: a feed may be imported forty times an hour. */
const pricesADay = 10

/** After that, the next price of the day replaces the last. */
async function foldPrices(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    delete from property_prices old
    using properties p
    where p.id = old.property_id and ${isAmong('p.id', ids)} and ${isKnown}
      and old.at = (select max(at) from property_prices where property_id = p.id)
      and old.price is distinct from p.total_price
      and ${pricesADay} <= (
        select count(*)
        from property_prices recent
        where recent.property_id = p.id and recent.at > now() - interval '1 day')`.execute(db)
}

export async function storePrices(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await foldPrices(db, ids)
  await sql`
    insert into property_prices (property_id, at, price, purpose, rent_period)
    select p.id, case when last.at is null then coalesce(p.first_published_at, p.created_at)
      else greatest(p.updated_at, last.at + interval '1 second') end, p.total_price,
      p.purpose, p.rent_period
    from properties p
    left join lateral (
      select at, price, purpose, rent_period
      from property_prices
      where property_id = p.id
      order by at desc
      limit 1
    ) last on true
    where ${isAmong('p.id', ids)} and ${isKnown}
      and (last.price is distinct from p.total_price or not ${isOfPresentPeriod('last')})`.execute(
    db,
  )
}
