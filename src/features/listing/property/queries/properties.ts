import { type RawBuilder, sql } from 'kysely'
import { hasPublicProfile } from '#features/accounts/advertiser/queries/advertisers.ts'
import type { Db } from '#platform/handle.ts'
import { planAnew } from '#platform/database/statements.ts'
import { purposes, type rentPeriods } from '../contract.ts'
import { pageFieldNames } from '../contract/page-fields.ts'
import { type CardRow, codeOf, type PropertyRow } from '../rules.ts'
import { columnOf } from '../rules/columns.ts'
import { isOfPresentPeriod } from './price-history.ts'

/** An ad's page shows the latest ones; all are kept. */
const maxShownPrices = 100

/** A subselect is evaluated once a statement, not once an ad (two microseconds each). */
const today = sql`(select (now() at time zone 'Asia/Dubai')::date)`

export const isWithinDays = sql<boolean>`(coalesce(p.start_date, '-infinity') <= ${today}
  and coalesce(p.end_date, 'infinity') >= ${today})`

/** For `properties p`: depends on the state and on the day in Dubai. */
export const isActive = sql<boolean>`(p.state in ('live', 'under_offer') and ${isWithinDays})`

/** The specification: a card shows the first images only. */
export const cardImages = 5

/** Of a hidden profile only what the law and a caller need, not what its owner published. */
const advertiser = (alias: 'agent' | 'agency') => {
  const of = sql.raw(alias)
  const unlessHidden = (column: 'photo' | 'job' | 'second_job') =>
    sql`case when ${of}.profile_hidden_at is null then ${of}.${sql.raw(column)} end`
  return sql`case when ${of}.id is not null then json_build_object(
    'id', ${of}.id, 'slug', ${of}.slug, 'name', ${of}.name, 'secondName', ${of}.second_name,
    'role', ${of}.role,
    'photo', ${unlessHidden('photo')},
    'phone', case when ${of}.show_phone then ${of}.phone end,
    'whatsapp', case when ${of}.show_whatsapp then ${of}.whatsapp end,
    'verified', ${of}.verified, 'hasProfile', ${hasPublicProfile(alias)},
    'job', ${unlessHidden('job')}, 'secondJob', ${unlessHidden('second_job')}, 'brn', ${of}.brn, 'orn', ${of}.orn
  ) end`
}

/** For `properties p`, `accounts agent`: once a member leaves, what they made is the agency's. */
export const isStillTheirs = sql<boolean>`(
  p.agency_id is null or p.agency_id in (agent.id, agent.agency_id)) is true`

const shownAgent = sql`
  case when agent.id is null or ${isStillTheirs} then ${advertiser('agent')}
    else ${advertiser('agency')} end`

const images = (most: number | null) => sql`coalesce((
  select json_agg(i)
  from (
    select coalesce(file_id, id::text) as id, drawing, file_id as "fileId", width, height,
      thumbhash, is_floor_plan as "isFloorPlan"
    from property_images
    where property_id = p.id
    order by position
    limit ${most}
  ) i), '[]')`

/** For `properties p` with `advertisers`; in drafts many columns are null. */
export const cardColumns = (maxImages: number | null) => sql`
  p.id, p.reference_id as "referenceId",
  json_build_object('en', p.name_en, 'ar', p.name_ar) as name,
  p.purpose, p.rent_period as "rentPeriod", p.total_price as "totalPrice",
  coalesce(p.price, p.total_price) as price, p.currency, p.category,
  p.ad_type_id as "adTypeId", p.type_id as "typeId", p.space, p.measurement,
  p.space_sqm as "spaceSqm", p.rooms, p.bathrooms, p.furnished, p.ready,
  p.location_id as "locationId", p.lat, p.lng, p.permit_number as "permitNumber",
  exists (select from property_search s where s.id = p.id and s.price_reduced) as "priceReduced",
  ${isActive} as active, p.visible, p.state, p.created_at as "createdAt",
  p.first_published_at as "firstPublishedAt",
  ${shownAgent} as agent, ${advertiser('agency')} as agency,
  ${images(maxImages)} as images`

const pageFields = sql.raw(
  pageFieldNames.map((name) => `p.${columnOf(name)} as "${name}"`).join(', '),
)

export const pageColumns = sql`
  json_build_object('en', p.description_en, 'ar', p.description_ar) as description,
  json_build_object('en', p.address_en, 'ar', p.address_ar) as "addressDetails",
  ${pageFields}, p.virtual_tour as "virtualTour",
  p.advertiser_type as "advertiserType", p.payment_method as "paymentMethod",
  p.start_date as "startDate", p.end_date as "endDate", p.updated_at as "updatedAt",
  (select last_viewed_at from property_counters where property_id = p.id) as "lastViewedAt",
  p.video_urls as "videoUrls",
  (select json_build_object('id', id, 'width', width, 'height', height, 'thumbhash', thumbhash)
    from files where id = p.qr_file_id) as "qrCode",
  array(
    select amenity_id from property_amenities where property_id = p.id order by amenity_id
  ) as "amenityIds",
  coalesce((
    select json_agg(json_build_object('price', price, 'at', at) order by at)
    from (
      select price, at
      from property_prices shown
      where property_id = p.id and ${isOfPresentPeriod('shown')}
      order by at desc
      limit ${sql.lit(maxShownPrices)}
    ) latest), '[]') as prices,
  array(
    select language_id
    from account_languages
    where account_id = agent.id and agent.profile_hidden_at is null and ${isStillTheirs}
  ) as "agentLanguageIds"`

export const advertisers = sql`
  left join accounts agent on agent.id = p.account_id
  left join accounts agency on agency.id = p.agency_id`

/** In the order of the ids; leaves out unknown ones, and ads that have been hidden since the ids were found. */
export async function readCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const found = await sql<CardRow>`
    select ${cardColumns(cardImages)}
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
    join properties p on p.id = wanted.id
    join property_search on property_search.id = p.id
    ${advertisers}
    order by wanted.place`.execute(db)
  return found.rows
}

/** Also finds ads that are not public. */
export async function findProperty(
  db: Db,
  id: number,
): Promise<(PropertyRow & { isPublic: boolean }) | undefined> {
  const found = await sql<PropertyRow & { isPublic: boolean }>`
    select ${cardColumns(null)}, ${pageColumns},
      exists (select from property_search where id = p.id) as "isPublic"
    from properties p
    ${advertisers}
    where p.id = ${id}`.execute(db)
  return found.rows[0]
}

/** `price` in fils. */
export type Model = {
  id: number
  purpose: (typeof purposes)[number]
  rentPeriod: (typeof rentPeriods)[number] | null
  typeId: number
  locationId: number
  price: number
  rooms: number | null
  isOfferShown: boolean
}

/**
 * For `properties p`: it is public, or was until its time was over. An ad that left for another reason
 * may offer what nobody approved, as may an ended one that was changed since; of an erased account's
 * ads nothing is shown.
 */
const isOfferShown = sql<boolean>`(p.visible
  and case
    when p.state in ('live', 'under_offer') then coalesce(p.start_date, '-infinity') <= ${today}
    when p.state in ('closed', 'expired')
      then not (ad_is_reviewed(p.keeper_id) and ad_has_news(p))
    else false
  end
  and not exists (
    select from accounts where id = p.keeper_id and erased_at is not null))`

/** Also of ads that were public once. */
export async function findModels(db: Db, ids: readonly number[]): Promise<Model[]> {
  if (ids.length === 0) return []
  const found = await sql<Model>`
    select id, purpose, rent_period as "rentPeriod", type_id as "typeId", location_id as "locationId",
      (total_price * 100)::bigint as price, rooms, ${isOfferShown} as "isOfferShown"
    from properties p
    where id = any(${ids}::integer[]) and first_published_at is not null
      and total_price is not null and purpose is not null and type_id is not null
      and location_id is not null`.execute(db)
  return found.rows
}

export type Ring = {
  model: Model
  types: number[]
  range: { lft: number; rgt: number }
  /** Limits the hits to about the same price and number of rooms. */
  isClose: boolean
}

/** Bounds the work in a large city: the closest ads are chosen among these. */
const maxCandidates = 1_000

export async function findAlike(
  db: Db,
  { model, types, range, isClose }: Ring,
  { without, limit }: { without: number[]; limit: number },
): Promise<number[]> {
  const { price, rooms } = model
  const purpose = codeOf(purposes, model.purpose)
  const close: RawBuilder<unknown> = isClose
    ? sql`and price between ${Math.floor(price / 2)} and ${Math.ceil(price * 2)}
      and (rooms is null or rooms between ${(rooms ?? 0) - 1} and ${(rooms ?? 30) + 1})`
    : sql``
  const found = await sql<{ id: number }>`
    ${sql.raw(planAnew)} select id from (
      select id, price, rooms
      from property_search
      where purpose = ${purpose} and loc between ${range.lft} and ${range.rgt}
        and type = any(${types}::smallint[]) and id <> all(${without}::integer[]) ${close}
      limit ${maxCandidates}
    ) candidates
    order by abs(ln(price::float8 / ${price}::float8))
      + 0.25 * abs(coalesce(rooms, ${rooms}::smallint, 0) - coalesce(${rooms}::smallint, rooms, 0)),
      id
    limit ${limit}`.execute(db)
  return found.rows.map((row) => row.id)
}
