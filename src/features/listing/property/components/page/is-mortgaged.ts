import type { Property } from '../../contract.ts'
import { typeOf } from '../facts/type-of.ts'

const isHome = (ad: Property) => ad.category === 'residential' && typeOf(ad)?.slug !== 'land'

/** The lending rules are for homes, not for plots and offices. */
export function isMortgaged(ad: Property): boolean {
  return isHome(ad) && ad.purpose === 'sale' && ad.mortgageEligible !== false
}

/** The known deposits and fees are those of a home let by the year. */
export function isLetByTheYear(ad: Property): boolean {
  return isHome(ad) && ad.purpose === 'rent' && ad.rentPeriod === 'yearly'
}
