import type { Property } from '../../contract.ts'
import { typeOf } from '../facts/type-of.ts'

const isHome = (ad: Property) => ad.category === 'residential' && typeOf(ad)?.slug !== 'land'

/** Banks lend on homes by the rules that we know; plots and offices are another matter. */
export function isMortgaged(ad: Property): boolean {
  return isHome(ad) && ad.purpose === 'sale' && ad.mortgageEligible !== false
}

/** Deposits and fees as we know them are those of a home let by the year. */
export function isLetByTheYear(ad: Property): boolean {
  return isHome(ad) && ad.purpose === 'rent' && ad.rentPeriod === 'yearly'
}
