import type { comparisonBases } from '../contract/market.ts'
import { purposes } from '../contract.ts'
import { codeOf } from '../rules.ts'

type Priced = {
  purpose: number
  rooms: number | null
  rentPeriod: number | null
  price: number
  pricePerSqm: number | null
}

export type Comparing = { basis: (typeof comparisonBases)[number]; isOfRooms: boolean }

/**
 * In order: as many bedrooms first, then any number. A large home costs more than a small one, so only
 * rents of as many bedrooms are compared as they are. None for a rent without a period, which may be
 * that of a month or of a year.
 */
export function comparisonsFor({ purpose, rooms, rentPeriod, pricePerSqm }: Priced): Comparing[] {
  const isSale = purpose === codeOf(purposes, 'sale')
  if (!isSale && rentPeriod === null) return []
  if (pricePerSqm === null) return [{ basis: 'price', isOfRooms: true }]
  const same: Comparing = { basis: isSale ? 'price_per_area' : 'price', isOfRooms: true }
  return rooms === null ? [same] : [same, { basis: 'price_per_area', isOfRooms: false }]
}

export const columnOf = ({ basis }: Comparing): 'price' | 'price_per_sqm' =>
  basis === 'price_per_area' ? 'price_per_sqm' : 'price'

type Median = { count: number; median: number }

/** Prices are in fils; the answer is in AED and whole percent. */
export function comparisonOf(subject: Priced, { basis }: Comparing, { count, median }: Median) {
  const own = basis === 'price_per_area' ? (subject.pricePerSqm ?? 0) : subject.price
  const percent = Math.round((own / median - 1) * 100)
  // Minus zero is no percentage.
  return { basis, count, median: Math.round(median) / 100, percent: percent || 0 }
}
