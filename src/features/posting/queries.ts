import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { NewProperty } from './rules.ts'

type Stored = Exclude<keyof NewProperty, 'amenityIds' | 'images' | 'prices'>

/** Every column that `NewProperty` fills, with its type and what stands for an absent value. */
const columns: Record<Stored, [type: string, absent?: string]> = {
  referenceId: ['text'],
  source: ['text'],
  sourceId: ['text'],
  accountId: ['integer'],
  agencyId: ['integer'],
  state: ['text'],
  visible: ['boolean', 'true'],
  startDate: ['date'],
  endDate: ['date'],
  firstPublishedAt: ['timestamptz'],
  adTypeId: ['integer'],
  category: ['text'],
  typeId: ['integer'],
  portalType: ['text'],
  nameEn: ['text', "''"],
  nameAr: ['text', "''"],
  descriptionEn: ['text', "''"],
  descriptionAr: ['text', "''"],
  purpose: ['text'],
  rentPeriod: ['text'],
  cheques: ['smallint'],
  totalPrice: ['numeric'],
  price: ['numeric'],
  space: ['numeric'],
  measurement: ['text'],
  rooms: ['smallint'],
  bathrooms: ['smallint'],
  floors: ['smallint'],
  furnished: ['text'],
  ready: ['text'],
  handoverDate: ['date'],
  mortgageEligible: ['boolean'],
  finishing: ['text'],
  propertyAge: ['smallint'],
  serviceCharge: ['numeric'],
  propertyNumber: ['text'],
  permitNumber: ['text'],
  permitType: ['text'],
  permitExpiresAt: ['date'],
  authNumber: ['text'],
  addressEn: ['text', "''"],
  addressAr: ['text', "''"],
  locationId: ['integer'],
  lat: ['double precision'],
  lng: ['double precision'],
  videoUrls: ['text[]', "'{}'"],
  virtualTour: ['text'],
  advertiserType: ['text'],
  paymentMethod: ['text'],
  commission: ['numeric'],
  ownerName: ['text'],
  contentHash: ['text'],
  createdAt: ['timestamptz', 'now()'],
  updatedAt: ['timestamptz', 'coalesce("createdAt", now())'],
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const names = Object.keys(columns) as Stored[]

const record = names.map((name) => `"${name}" ${columns[name][0]}`).join(', ')

const values = names
  .map((name) => (columns[name][1] ? `coalesce("${name}", ${columns[name][1]})` : `"${name}"`))
  .join(', ')

/** Said by the importer at each run; alone they make no ad a changed one. */
const unimportant: Stored[] = ['createdAt', 'updatedAt', 'firstPublishedAt']

const kept = names.filter((name) => !unimportant.includes(name)).map(columnOf)

const differs = `(${kept.map((name) => `properties.${name}`).join(', ')})
  is distinct from (${kept.map((name) => `excluded.${name}`).join(', ')})`

const changes = [...kept, 'space_sqm', 'updated_at']
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')

type Written = { id: number; at: number; isNew: boolean }

/** Square feet become m² here and nowhere else (product.md 1). */
async function writeRows(db: Db, rows: readonly NewProperty[]): Promise<Written[]> {
  const numbered = JSON.stringify(rows.map((row, at) => ({ ...row, at })))
  const found = await sql<Written>`
    with given as (
      select * from jsonb_to_recordset(${numbered}::jsonb) as given (at integer, ${sql.raw(record)})
    ), numbered as (
      select given.at, nextval(pg_get_serial_sequence('properties', 'id'))::integer as id
      from given
    ), written as (
      insert into properties as properties (
        id, ${sql.raw(names.map(columnOf).join(', '))}, space_sqm)
      overriding system value
      select numbered.id, ${sql.raw(values)},
        round(space * case measurement when 'sqft' then 0.09290304 else 1 end, 6)
      from given join numbered using (at)
      order by at
      on conflict (source, source_id) do update set ${sql.raw(changes)}
      where ${sql.raw(differs)}
      returning id, source, source_id, xmax = 0 as is_new
    )
    select written.id, given.at, written.is_new as "isNew"
    from written
    left join numbered on numbered.id = written.id
    join given on given.at = numbered.at
      or (given.source = written.source and given."sourceId" = written.source_id)
    order by given.at`.execute(db)
  return found.rows
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

async function writeAmenities(db: Db, rows: { id: number; row: NewProperty }[]) {
  const wanted = rows.map(({ id, row }) => ({ id, amenities: row.amenityIds ?? [] }))
  await sql`delete from property_amenities where property_id = any(${idsOf(rows)}::integer[])`.execute(
    db,
  )
  await sql`
    insert into property_amenities (property_id, amenity_id)
    select distinct given.id, amenity::integer
    from jsonb_to_recordset(${json(wanted)}) as given (id integer, amenities jsonb),
      jsonb_array_elements_text(given.amenities) as amenity`.execute(db)
}

async function writeImages(db: Db, rows: { id: number; row: NewProperty }[]) {
  const images = rows.flatMap(({ id, row }) =>
    (row.images ?? []).map((image, position) => ({ ...image, id, position })),
  )
  await sql`delete from property_images where property_id = any(${idsOf(rows)}::integer[])`.execute(
    db,
  )
  await sql`
    insert into property_images (property_id, position, drawing, width, height, thumbhash)
    select id, position, drawing, width, height, thumbhash
    from jsonb_to_recordset(${json(images)}) as given (
      id integer, position smallint, drawing text, width integer, height integer, thumbhash text
    )`.execute(db)
}

/** Earlier prices as given; today's where it differs from the last one known. */
async function writePrices(db: Db, rows: { id: number; row: NewProperty }[]) {
  const earlier = rows.flatMap(({ id, row }) =>
    (row.prices ?? []).map(({ price, at }) => ({ id, price, at })),
  )
  await sql`
    insert into property_prices (property_id, at, price)
    select id, at, price
    from jsonb_to_recordset(${json(earlier)}) as given (id integer, at timestamptz, price numeric)
    on conflict do nothing`.execute(db)
  await sql`
    insert into property_prices (property_id, at, price)
    select p.id, case when last.at is null then coalesce(p.first_published_at, p.created_at)
      else greatest(p.updated_at, last.at + interval '1 second') end, p.total_price
    from properties p
    left join lateral (
      select at, price from property_prices where property_id = p.id order by at desc limit 1
    ) last on true
    where p.id = any(${idsOf(rows)}::integer[]) and p.total_price is not null
      and last.price is distinct from p.total_price`.execute(db)
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

async function writeEvents(db: Db, ids: number[], reason: string | null) {
  await sql`
    insert into property_events (property_id, account_id, to_state, reason, at)
    select id, account_id, state, ${reason}, created_at
    from properties
    where id = any(${ids}::integer[])`.execute(db)
}

/** Of several rows of one source and id the last one counts. */
function withoutDoubles(rows: readonly NewProperty[]): NewProperty[] {
  const keyOf = ({ source, sourceId }: NewProperty, at: number) =>
    source === undefined || sourceId === undefined ? at : JSON.stringify([source, sourceId])
  return [...new Map(rows.map((row, at) => [keyOf(row, at), row])).values()]
}

/** `jsonb_to_recordset` reads at most this many ads at once. */
const batch = 1_000

export type Saved = { added: number[]; changed: number[]; unchanged: number }

/**
 * Writes ads with their amenities, images, first price and first event. An ad whose `source` and
 * `sourceId` are known is brought to what is given, and left alone, amenities and images too, when
 * nothing else of it differs.
 * Run it in a transaction and call `refreshSearch` of property-index with the ids in the same one.
 */
export async function insertProperties(
  db: Db,
  rows: readonly NewProperty[],
  reason: string | null = null,
): Promise<Saved> {
  const wanted = withoutDoubles(rows)
  const saved: Saved = { added: [], changed: [], unchanged: 0 }
  for (let from = 0; from < wanted.length; from += batch) {
    const part = wanted.slice(from, from + batch)
    const written = await writeRows(db, part)
    const changed = written.map(({ id, at }) => ({ id, row: part[at]! }))
    const added = idsOf(written.filter(({ isNew }) => isNew))
    await writeAmenities(db, changed)
    await writeImages(db, changed)
    await writePrices(db, changed)
    await writeEvents(db, added, reason)
    saved.added.push(...added)
    saved.changed.push(...idsOf(written.filter(({ isNew }) => !isNew)))
    saved.unchanged += part.length - written.length
  }
  return saved
}
