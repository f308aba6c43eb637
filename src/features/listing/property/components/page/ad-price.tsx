import { MonthlyAmount } from '#features/listing/costs/components/mortgage/monthly-amount.tsx'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { Price } from '#ui/quantity.tsx'
import type { Property } from '../../contract.ts'
import { PricePerArea } from '../card-price.tsx'
import { periodOf } from '../../phrases/rent-period.ts'
import { isMortgaged } from './is-mortgaged.ts'

export function AdPrice({ ad, yearlyRate }: { ad: Property; yearlyRate: number | undefined }) {
  const language = useLanguage()
  const period = periodOf(ad)
  const isYearly = ad.purpose === 'rent' && ad.rentPeriod === 'yearly'
  // The price of a square metre for a night or a month cannot be compared.
  const isComparable = ad.purpose === 'sale' || isYearly
  const home = { price: ad.totalPrice, isOffPlan: ad.ready === 'off-plan' }
  return (
    <div className="grid gap-1">
      <p>
        <span className="text-2xl font-semibold sm:text-3xl md:text-4xl">
          <Price amount={ad.totalPrice} />
        </span>
        {period && <span className="text-muted"> {formatPhrase(period, language)}</span>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {ad.pricePerSqm !== null && isComparable && (
          <PricePerArea pricePerSqm={ad.pricePerSqm} isYearly={isYearly} />
        )}
        {yearlyRate !== undefined && isMortgaged(ad) && (
          <a href="#costs" className="text-palm underline-offset-4 hover:underline">
            <MonthlyAmount home={home} yearlyRate={yearlyRate} />
          </a>
        )}
      </p>
    </div>
  )
}
