import { purposes } from '#features/listing/property/contract.ts'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { codeOf } from '#features/listing/property/rules.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import { type AdCounts, countsBelow, type Gazetteer } from '#features/reference/places/rules.ts'
import { type Figures, maxAreas } from './contract.ts'

/** Codes and fils of property_search; `loc` and `type` are null in the row of a whole purpose. */
export type FigureRow = {
  purpose: number
  loc: number | null
  type: number | null
  count: number
  compared: number
  price: number | null
  measured: number
  pricePerSqm: number | null
}

type Names = { gazetteer: Gazetteer; catalogue: Catalogue }

const aed = (fils: number) => Math.round(fils / 100)

const medianOf = (fils: number | null, count: number) =>
  fils === null || count < minMedianAds ? null : aed(fils)

const isOf = (purpose: keyof AdCounts) => (row: FigureRow) =>
  row.purpose === codeOf(purposes, purpose)

function totalsOf(rows: readonly FigureRow[], purpose: keyof AdCounts) {
  const row = rows.filter(isOf(purpose)).find(({ loc, type }) => loc === null && type === null)
  return {
    count: row?.count ?? 0,
    medianPrice: medianOf(row?.price ?? null, row?.compared ?? 0),
    medianPricePerSqm: medianOf(row?.pricePerSqm ?? null, row?.measured ?? 0),
  }
}

function typesOf(rows: readonly FigureRow[], catalogue: Catalogue): Figures['propertyTypes'] {
  const counts = new Map<number, number>()
  for (const { type, count } of rows) {
    if (type !== null) counts.set(type, (counts.get(type) ?? 0) + count)
  }
  return catalogue.propertyTypes.flatMap((type) => {
    const count = counts.get(type.id)
    return count ? [{ ...type, count }] : []
  })
}

/** An ad without a community counts for its emirate. */
function areasOf(rows: readonly FigureRow[], gazetteer: Gazetteer): Figures['areas'] {
  const own = rows.flatMap((row) => {
    const place = row.loc === null ? undefined : gazetteer.byLoc(row.loc)
    const [emirate, community] = place ? gazetteer.pathOf(place.id) : []
    const area = community ?? emirate
    const counts = {
      sale: isOf('sale')(row) ? row.count : 0,
      rent: isOf('rent')(row) ? row.count : 0,
    }
    return area ? [{ placeId: area.id, ...counts }] : []
  })
  const wanted = new Set(own.map(({ placeId }) => placeId))
  return [...countsBelow(gazetteer, own)]
    .filter(([id]) => wanted.has(id))
    .toSorted(([, one], [, other]) => other.sale + other.rent - one.sale - one.rent)
    .slice(0, maxAreas)
    .map(([id, counts]) => ({ ...namedPlace(gazetteer, id), ...counts }))
}

function namedPlace(gazetteer: Gazetteer, placeId: number) {
  const path = gazetteer.pathOf(placeId).map(({ id, slug, name }) => ({ id, slug, name }))
  return { ...path.at(-1)!, path }
}

export function figuresOf(rows: readonly FigureRow[], { gazetteer, catalogue }: Names): Figures {
  const { count, medianPrice } = totalsOf(rows, 'rent')
  return {
    sale: totalsOf(rows, 'sale'),
    rent: { count, medianPrice },
    propertyTypes: typesOf(rows, catalogue),
    areas: areasOf(rows, gazetteer),
  }
}
