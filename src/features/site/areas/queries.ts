import { sql } from 'kysely'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { codeOf, storedWords } from '#features/listing/property/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { medianOf, planAnew } from '#platform/database/statements.ts'
import type { Db } from '#platform/handle.ts'
import type { AreaMedians } from './contract.ts'

export type AreaFigures = AreaMedians & { typeId: number | null }

type Bounds = Pick<Place, 'lft' | 'rgt'>

const { purpose: purposes, category: categories, rent_period: rentPeriods } = storedWords

/** Land and whole buildings, which have no rooms, cost something else per square metre. */
const homesIn = ({ lft, rgt }: Bounds, purpose: (typeof purposes)[number]) => sql`
  from property_search
  where purpose = ${codeOf(purposes, purpose)}::smallint
    and loc between ${lft}::integer and ${rgt}::integer
    and category = ${codeOf(categories, 'residential')}::smallint
    and rooms is not null`

const replan = sql.raw(planAnew)

/** Reads one range of the index property_search_place for each purpose, and no table. */
export async function findFigures(db: Db, place: Bounds): Promise<AreaFigures> {
  const { rows } = await sql<AreaFigures>`
    ${replan} select
      case when sale.ads >= ${minMedianAds}::integer then sale.price / 100.0 end::float8
        as "salePricePerSqm",
      case when rent.ads >= ${minMedianAds}::integer then rent.price / 100.0 end::float8
        as "yearlyRent",
      coalesce(sale.type, rent.type) as "typeId"
    from (
      select
        count(price_per_sqm) as ads,
        ${medianOf('price_per_sqm')} as price,
        mode() within group (order by type) as type
      ${homesIn(place, 'sale')}
    ) sale, (
      select
        count(*) filter (where rent_period = ${codeOf(rentPeriods, 'yearly')}::smallint) as ads,
        ${medianOf('price')}
          filter (where rent_period = ${codeOf(rentPeriods, 'yearly')}::smallint) as price,
        mode() within group (order by type) as type
      ${homesIn(place, 'rent')}
    ) rent`.execute(db)
  return rows[0] ?? { salePricePerSqm: null, yearlyRent: null, typeId: null }
}
