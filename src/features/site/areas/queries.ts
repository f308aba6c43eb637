import { sql } from 'kysely'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { purposes } from '#features/listing/property/contract.ts'
import { codeOf, storedWords } from '#features/listing/property/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { medianOf, planAnew } from '#platform/database/statements.ts'
import type { Db } from '#platform/handle.ts'
import type { Median, MediansByPurpose, PriceMedians } from './contract.ts'
import { noMedians } from './rules.ts'

/** `medians` and `typeId`, the most common type, are those of homes; `ofTypes` is by id of the type. */
export type AreaFigures = {
  medians: MediansByPurpose
  typeId: number | null
  ofTypes: ReadonlyMap<number, MediansByPurpose>
}

type Bounds = Pick<Place, 'lft' | 'rgt'>
type Purpose = (typeof purposes)[number]

const { category: categories, rent_period: rentPeriods } = storedWords

const replan = sql.raw(planAnew)

const adsIn = ({ lft, rgt }: Bounds, purpose: Purpose) => sql`
  from property_search
  where purpose = ${codeOf(purposes, purpose)}::smallint
    and loc between ${lft}::integer and ${rgt}::integer`

/** Land and whole buildings, which have no rooms, cost something else per square metre. */
const areHomes = sql`
  and category = ${codeOf(categories, 'residential')}::smallint
  and rooms is not null`

function mediansOf(purpose: Purpose) {
  const compared =
    purpose === 'rent'
      ? sql`filter (where rent_period = ${codeOf(rentPeriods, 'yearly')}::smallint)`
      : sql``
  return sql`
    count(price) ${compared} as "priced",
    ${medianOf('price')} ${compared} as "price",
    count(price_per_sqm) ${compared} as "measured",
    ${medianOf('price_per_sqm')} ${compared} as "pricePerSqm"`
}

/** Prices in fils. */
type Group = {
  isOfHomes: boolean
  typeId: number | null
  priced: number
  price: number | null
  measured: number
  pricePerSqm: number | null
}

/** Reads a range of the index property_search_place twice, and no table. */
async function findGroups(db: Db, place: Bounds, purpose: Purpose): Promise<Group[]> {
  const medians = mediansOf(purpose)
  const { rows } = await sql<Group>`
    ${replan} select
      true as "isOfHomes",
      mode() within group (order by type) as "typeId",
      ${medians}
    ${adsIn(place, purpose)} ${areHomes}
    union all
    select
      false,
      type,
      ${medians}
    ${adsIn(place, purpose)}
    group by type`.execute(db)
  return rows
}

function medianFrom(ads: number, fils: number | null): Median | null {
  if (ads < minMedianAds || fils === null) return null
  return { amount: Math.round(fils) / 100, ads }
}

const pricesOf = ({ priced, price, measured, pricePerSqm }: Group): PriceMedians => ({
  price: medianFrom(priced, price),
  pricePerSqm: medianFrom(measured, pricePerSqm),
})

type PurposeGroup = Group & { purpose: Purpose }

function figuresFrom(groups: readonly PurposeGroup[]): AreaFigures {
  const ofTypes = new Map<number, MediansByPurpose>()
  const figures: AreaFigures = { medians: noMedians, typeId: null, ofTypes }
  for (const group of groups) {
    const { isOfHomes, typeId } = group
    const medians = { [group.purpose]: pricesOf(group) }
    if (isOfHomes) {
      figures.typeId ??= typeId
      figures.medians = { ...figures.medians, ...medians }
    } else if (typeId !== null) {
      ofTypes.set(typeId, { ...noMedians, ...ofTypes.get(typeId), ...medians })
    }
  }
  return figures
}

/** A statement for each purpose, so that each stays within the time of a public read. */
export async function findFigures(db: Db, place: Bounds): Promise<AreaFigures> {
  const groups: PurposeGroup[] = []
  for (const purpose of purposes) {
    const found = await findGroups(db, place, purpose)
    groups.push(...found.map((group) => ({ ...group, purpose })))
  }
  return figuresFrom(groups)
}
