import { RentCosts, SaleCosts } from '#features/listing/costs/components/property-costs.tsx'
import type { Property } from '../../contract.ts'
import { typeOf } from '../facts/type-of.ts'
import { isLetByTheYear, isMortgaged } from './is-mortgaged.ts'

export function AdCosts({ ad, yearlyRate }: { ad: Property; yearlyRate: number | undefined }) {
  const emirate = ad.location.path[0]?.slug ?? ''
  const isFurnished = ad.furnished === 'furnished' || ad.furnished === 'partly'
  const { totalPrice, cheques } = ad
  if (isLetByTheYear(ad)) {
    const lease = { yearlyRent: totalPrice, cheques, isFurnished, emirate }
    return <RentCosts ad={ad.id} {...lease} />
  }
  if (ad.purpose !== 'sale') return null
  const home = { price: totalPrice, isOffPlan: ad.ready === 'off-plan', emirate }
  return (
    <SaleCosts
      {...home}
      type={typeOf(ad)?.slug}
      yearlyRate={isMortgaged(ad) ? yearlyRate : undefined}
      isMortgaged={ad.mortgageEligible !== false}
    />
  )
}
