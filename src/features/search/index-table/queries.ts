import { type RawBuilder, sql } from 'kysely'
import { isVideoShown, loadLinkHosts } from '#features/reference/link-hosts/queries.ts'
import type { LinkHosts } from '#features/reference/link-hosts/rules.ts'
import { promotedAdType } from '#features/reference/catalogue/rules.ts'
import { isOfPresentPeriod } from '#features/listing/property/queries/price-history.ts'
import { isActive } from '#features/listing/property/queries/properties.ts'
import { storedWords } from '#features/listing/property/rules.ts'
import { promotionStep, publishedFrom } from '#features/listing/property/rules/rank.ts'
import type { Db } from '#platform/handle.ts'
import { isAmong } from '#platform/database/statements.ts'
import { wordsOf } from './rules.ts'

type Sql = RawBuilder<unknown>

/** A row of property_search exists exactly for these ads. */
const isPublic = sql`(
  ${isActive} and p.visible and p.purpose is not null and p.category is not null
  and p.type_id is not null and p.total_price is not null and p.location_id is not null
)`

const codeOf = (column: keyof typeof storedWords) =>
  sql`array_position(${[...storedWords[column]]}::text[], p.${sql.ref(column)}) - 1`

const maskOf = (from: number, to: number) => sql`coalesce((
  select bit_or(1::bigint << (amenity_id - ${from}))
  from property_amenities
  where property_id = p.id and amenity_id between ${from} and ${to}), 0)`

const isReduced = sql`coalesce((
  select price > p.total_price
  from property_prices earlier
  where property_id = p.id and ${isOfPresentPeriod('earlier')}
  order by at desc
  limit 1 offset 1), false)`

/** An unknown day (an import did not say it) sorts as older than any known one. */
const published = sql`coalesce(
  floor(extract(epoch from p.first_published_at))::bigint - ${publishedFrom}::bigint,
  -2147483648)`

const rank = sql`case when ad_type.slug = ${promotedAdType} then ${promotionStep}::bigint else 0 end
  + ${published}`

/** In the order of the table's columns, because consistency checks cast a row of them to its type. */
const derivedBy = (hosts: LinkHosts): Record<string, Sql> => ({
  id: sql`p.id`,
  loc: sql`place.lft`,
  price: sql`p.total_price * 100`,
  price_per_sqm: sql`round(p.total_price * 100 / nullif(p.space_sqm, 0))`,
  space: sql`p.space_sqm * 1000000`,
  amenities_low: maskOf(1, 64),
  amenities_high: maskOf(65, 128),
  rank_key: rank,
  published,
  agency_id: sql`p.agency_id`,
  agent_id: sql`p.account_id`,
  lat_e6: sql`round(coalesce(p.lat, place.lat) * 1000000)`,
  lng_e6: sql`round(coalesce(p.lng, place.lng) * 1000000)`,
  service_charge: sql`p.service_charge * 100`,
  type: sql`p.type_id`,
  ad_type: sql`p.ad_type_id`,
  purpose: codeOf('purpose'),
  category: codeOf('category'),
  rooms: sql`p.rooms`,
  bathrooms: sql`p.bathrooms`,
  floors: sql`p.floors`,
  furnished: codeOf('furnished'),
  ready: codeOf('ready'),
  finishing: codeOf('finishing'),
  age: sql`p.property_age`,
  rent_period: codeOf('rent_period'),
  cheques: sql`p.cheques`,
  payment_method: codeOf('payment_method'),
  advertiser_type: codeOf('advertiser_type'),
  mortgage_eligible: sql`p.mortgage_eligible`,
  has_video: isVideoShown(sql`p.video_urls`, hosts),
  price_reduced: isReduced,
})

const columns = Object.keys(derivedBy([]))
const columnList = sql.join(columns.map((column) => sql.ref(column)))
const excluded = sql.join(columns.map((column) => sql`excluded.${sql.ref(column)}`))

async function removeNumbers(db: Db, ids: readonly number[]) {
  await sql`
    delete from property_search s
    using properties p
    where p.id = s.id and ${isAmong('p.id', ids)} and not ${isPublic}`.execute(db)
}

const fromPublic = (which: Sql) => sql`
  from properties p
  join locations place on place.id = p.location_id
  left join ad_types ad_type on ad_type.id = p.ad_type_id
  where ${which} and ${isPublic}`

const insertNumbers = (ids: readonly number[], hosts: LinkHosts) => sql`
  insert into property_search as s (${columnList})
  select ${sql.join(Object.values(derivedBy(hosts)))}
  ${fromPublic(isAmong('p.id', ids))}
  order by p.id`

/** Builds a query of what property_search should hold; it writes nothing. */
export async function deriveNumbers(db: Db, which: Sql): Promise<Sql> {
  const derived = sql.join(Object.values(derivedBy(await loadLinkHosts(db))))
  return sql`select p.id, row(${derived})::property_search as row ${fromPublic(which)}`
}

/** Unchanged rows are not written: each write makes reads slower until a vacuum. */
async function writeNumbers(db: Db, ids: readonly number[]) {
  const hosts = await loadLinkHosts(db)
  await sql`
    ${insertNumbers(ids, hosts)}
    on conflict (id) do update set (${columnList}) = row (${excluded})
    where s.* is distinct from excluded.*`.execute(db)
}

type Texts = { id: number; texts: string[]; places: string[] }

/** Ads at once, since their texts are loaded into the program to be folded. */
const rowsOfPiece = 1_000

/** A query to follow `with recursive`; `from` and `where` choose the ads as `s`. */
const textsOf = (from: Sql, where: Sql) => sql`
  ad as (
    select p.id, p.location_id, array_remove(array[
      p.name_en, p.name_ar, p.description_en, p.description_ar, p.address_en, p.address_ar,
      p.reference_id, p.portal_type, type.name_en, type.name_ar, agency.name,
      agency.second_name], null) as texts
    from ${from} s
    join properties p on p.id = s.id
    join property_types type on type.id = p.type_id
    left join accounts agency on agency.id = p.agency_id
    where ${where}
    order by s.id
    limit ${sql.lit(rowsOfPiece)}
  ), path as (
    select id as leaf, * from locations where id in (select location_id from ad)
    union all
    select path.leaf, above.* from path join locations above on above.id = path.parent_id
  ), place as (
    select leaf, array_agg(distinct name) as names
    from path, unnest(aliases || array[name_en, name_ar]) as name
    group by leaf
  )
  select ad.id, ad.texts, place.names as places
  from ad
  join place on place.leaf = ad.location_id
  order by ad.id`

/** Reads at most 1,000 of the ads, so callers split longer lists. */
async function readTexts(db: Db, where: Sql): Promise<Texts[]> {
  const texts = textsOf(sql`property_search`, where)
  return (await sql<Texts>`with recursive ${texts}`.execute(db)).rows
}

async function writeNewNumbers(db: Db, ids: readonly number[]): Promise<Texts[]> {
  const hosts = await loadLinkHosts(db)
  const found = await sql<Texts>`
    with recursive fresh as (${insertNumbers(ids, hosts)} returning id),
    ${textsOf(sql`fresh`, sql`true`)}`.execute(db)
  return found.rows
}

function wordsIn(rows: readonly Texts[]): Sql {
  const words = rows.map(({ texts, places }) => wordsOf(texts, places))
  return sql`
    select id, to_tsvector('english', folded) || to_tsvector('arabic', arabic) as words
    from unnest(
      ${rows.map(({ id }) => id)}::integer[],
      ${words.map(({ all }) => all)}::text[],
      ${words.map(({ arabic }) => arabic)}::text[]) as given (id, folded, arabic)`
}

export const deriveWords = async (db: Db, which: Sql) => wordsIn(await readTexts(db, which))

async function writeWordsOf(db: Db, rows: readonly Texts[]) {
  if (rows.length === 0) return
  await sql`
    insert into property_words (property_id, words)
    ${wordsIn(rows)}
    on conflict (property_id) do update set words = excluded.words
    where property_words.words is distinct from excluded.words`.execute(db)
}

async function removeWords(db: Db, ids: readonly number[]) {
  await sql`
    delete from property_words w
    where ${isAmong('w.property_id', ids)}
      and not exists (select from property_search where id = w.property_id)`.execute(db)
}

async function writeWords(db: Db, ids: readonly number[]) {
  await writeWordsOf(db, await readTexts(db, isAmong('s.id', ids)))
}

/** Runs in the caller's transaction. */
export async function refreshSearch(db: Db, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsOfPiece) {
    const some = ids.slice(from, from + rowsOfPiece)
    await removeNumbers(db, some)
    await writeNumbers(db, some)
    await removeWords(db, some)
    await writeWords(db, some)
  }
}

/** Enough where only the name of the agency has changed. */
export async function refreshWords(db: Db, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsOfPiece) {
    await writeWords(db, ids.slice(from, from + rowsOfPiece))
  }
}

/** For new ads only, of which search has nothing yet. */
export async function addToSearch(db: Db, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsOfPiece) {
    await writeWordsOf(db, await writeNewNumbers(db, ids.slice(from, from + rowsOfPiece)))
  }
}

const onShow = sql`p.state in ('live', 'under_offer')`
const today = sql`(now() at time zone 'Asia/Dubai')::date`

/** Days: starts that were missed while the program was off are found for this long. */
const maxDaysAway = 30

export async function findDue(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select p.id
    from properties p
    where ${onShow} and p.end_date is not null and p.end_date < ${today}
      and exists (select from property_search where id = p.id)
    union all
    select p.id
    from properties p
    where ${onShow} and p.start_date between ${today} - ${maxDaysAway}::integer and ${today}
      and ${isPublic}
      and not exists (select from property_search where id = p.id)`.execute(db)
  return found.rows.map((row) => row.id)
}
