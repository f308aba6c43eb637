import type pg from 'pg'
import type { Places } from './places.ts'
import { whereOf } from './where.ts'

type Query = Record<string, string>

const orders: Record<string, string> = {
  featured: 'rank_key desc, id desc',
  newest: 'published desc, id desc',
  price_asc: 'price, id',
  price_desc: 'price desc, id desc',
  price_per_area_asc: 'price_per_sqm nulls last, id',
  space_desc: 'space desc nulls last, id desc',
}

const card = `
  p.id, p.reference_id as "referenceId", p.name_en as "nameEn", p.name_ar as "nameAr", p.purpose,
  p.rent_period as "rentPeriod", p.total_price as "totalPrice", p.price, p.currency, p.category,
  p.space, p.measurement, p.space_sqm as "spaceSqm", p.rooms, p.bathrooms, p.furnished, p.ready,
  p.lat, p.lng, p.permit_number as "permitNumber", p.state, p.created_at as "createdAt",
  p.first_published_at as "firstPublishedAt", type.slug as type, type.name_en as "typeEn",
  type.name_ar as "typeAr", place.slug as place, place.name_en as "placeEn",
  place.name_ar as "placeAr", agency.id as "agencyId", agency.slug as "agencySlug",
  agency.name as agency, agency.photo, agency.phone, agency.whatsapp, agency.verified,
  (select json_agg(json_build_object('id', i.id, 'drawing', i.drawing, 'width', i.width,
      'height', i.height, 'thumbhash', i.thumbhash) order by i.position)
    from property_images i where i.property_id = p.id and i.position < 5) as images`

const joined = `
  join property_types type on type.id = p.type_id
  join locations place on place.id = p.location_id
  left join accounts agency on agency.id = p.agency_id`

/** Twenty cards and the exact total. */
export async function barePage(pool: pg.Pool, query: Query, places: Places) {
  const { text, values } = whereOf(query, places)()
  const order = orders[query.sort ?? 'featured']!
  const skipped = (Number(query.page ?? 1) - 1) * 20
  const [total, page] = await Promise.all([
    pool.query(`select count(*) as total from property_search where ${text}`, values),
    pool.query(
      `select ${card}
      from (
        select id, row_number() over () as at
        from (
          select id from property_search where ${text}
          order by ${order} limit 20 offset ${skipped}
        ) page
      ) found
      join properties p on p.id = found.id
      ${joined}
      order by found.at`,
      values,
    ),
  ])
  return { properties: page.rows, total: total.rows[0].total }
}

const facets: [part: string, value: string][] = [
  ['purpose', 'purpose'],
  ['property_type', 'type'],
  ['rooms', 'rooms'],
  ['furnished', 'furnished'],
  ['ready', 'ready'],
  ['price', `width_bucket(log(greatest(price, 1)), 4, 12, 24)`],
]

/** Each facet is counted without its own filter, as ours are. */
export async function bareFacets(pool: pg.Pool, query: Query, places: Places) {
  const where = whereOf(query, places)
  const one = places.byId.get(query.locations ?? '')
  const shown = one ? places.childrenOf(one.id) : [...places.emirates.values()]
  const starts = shown.map(({ lft }) => lft).join(',')
  const place: typeof facets = starts ? [['emirate', `width_bucket(loc, array[${starts}])`]] : []
  const counted = await Promise.all(
    [...facets, ...place].map(async ([part, value]) => {
      const { text, values } = where(part)
      const { rows } = await pool.query(
        `select ${value} as value, count(*) as count
        from property_search where ${text} group by 1 order by 1`,
        values,
      )
      return [part, rows]
    }),
  )
  return Object.fromEntries(counted)
}

export async function bareAd(pool: pg.Pool, id: string | undefined) {
  const { rows } = await pool.query(
    `select ${card}, p.description_en as "descriptionEn", p.description_ar as "descriptionAr",
      (select array_agg(amenity_id) from property_amenities where property_id = p.id) as amenities,
      (select json_agg(json_build_object('price', price, 'at', at) order by at)
        from property_prices where property_id = p.id) as prices
    from properties p ${joined}
    where p.id = $1`,
    [id],
  )
  return rows[0]
}

/** Over the trigram index that the benchmark makes for it. */
export async function bareSuggestions(pool: pg.Pool, typed: string | undefined) {
  const { rows } = await pool.query(
    `select id, slug, kind, name_en as "nameEn", name_ar as "nameAr", lat, lng
    from locations
    where name_en ilike $1 || '%' or name_ar ilike $1 || '%' or name_en % $1 or name_ar % $1
    order by greatest(similarity(name_en, $1), similarity(name_ar, $1)) desc
    limit 10`,
    [typed],
  )
  return { hits: rows }
}
