import { estimateForUsualBuyer } from '#features/listing/costs/components/mortgage/monthly-estimate.ts'
import { isMortgaged } from '#features/listing/property/components/page/is-mortgaged.ts'
import type { Property } from '#features/listing/property/contract.ts'
import { rentsPerYear } from '#features/listing/property/rules/yearly-rent.ts'

export const monthsOfYear = rentsPerYear.monthly

/** In whole AED; null for nights, for weeks and for what banks do not lend on. `yearlyRate` is in per cent. */
export function monthlyCostOf(ad: Property, yearlyRate: number | undefined): number | null {
  const { purpose, rentPeriod, totalPrice: price } = ad
  if (rentPeriod === 'monthly') return Math.round(price)
  if (rentPeriod === 'yearly') return Math.round(price / monthsOfYear)
  if (purpose === 'rent' || yearlyRate === undefined || !isMortgaged(ad)) return null
  const home = { price, isOffPlan: ad.ready === 'off-plan' }
  return Math.round(estimateForUsualBuyer(home, yearlyRate).monthly)
}
