import { squareFoot } from '#i18n/area-factors.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { unitClass, useAreaUnit } from '#ui/area-unit.ts'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/quantity.tsx'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { periodOf } from '../phrases/rent-period.ts'

const once = { sqm: phrases.perSqm, sqft: phrases.perSqft }
const yearly = { sqm: phrases.perSqmYearly, sqft: phrases.perSqftYearly }

type PricePerAreaProps = { pricePerSqm: number; isYearly?: boolean }

export function PricePerArea({ pricePerSqm, isYearly = false }: PricePerAreaProps) {
  const language = useLanguage()
  const unit = useAreaUnit()
  const isMetric = unit === 'sqm'
  const amount = Math.round(isMetric ? pricePerSqm : pricePerSqm * squareFoot)
  const price = formatMoney(amount, language)
  const perArea = isYearly ? yearly : once
  return (
    <span className={classes('text-sm text-muted tabular-nums', unitClass(unit))}>
      {formatPhrase(perArea[unit], language, { price })}
    </span>
  )
}

export function CardPrice({ ad }: { ad: CardAd }) {
  const language = useLanguage()
  const period = periodOf(ad)
  if (ad.totalPrice === null)
    return <p className="card-price text-muted">{formatPhrase(phrases.noPrice, language)}</p>
  return (
    <p className="card-price">
      <span>
        <span className="card-sum">
          <Price amount={ad.totalPrice} />
        </span>
        {period && (
          <span className="text-sm text-muted">{` ${formatPhrase(period, language)}`}</span>
        )}
      </span>
      {ad.pricePerSqm !== null && ad.purpose === 'sale' && (
        <PricePerArea pricePerSqm={ad.pricePerSqm} />
      )}
    </p>
  )
}
