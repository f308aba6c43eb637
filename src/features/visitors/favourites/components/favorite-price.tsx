import { describePrice } from '#features/listing/property/phrases/price.ts'
import { periodOf } from '#features/listing/property/phrases/rent-period.ts'
import { formatDay, formatMoney } from '#i18n/format.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/quantity.tsx'
import { phrases } from '../phrases/list.ts'
import { priceChangeOf, type PublicFavorite } from '../rules/order.ts'

/** What has become of the price since the ad was saved. */
function Change({ change }: { change: number }) {
  const words = useWords(phrases)
  const amount = formatMoney(Math.abs(change), useLanguage())
  if (change === 0) return null
  if (change > 0) return <Badge>{words('up', { amount })}</Badge>
  return <Badge tone="palm">{words('down', { amount })}</Badge>
}

export function FavoritePrice({ favorite }: { favorite: PublicFavorite }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { property, addedAt, priceAtAdding } = favorite
  const change = priceChangeOf(favorite)
  const period = periodOf(property)
  const day = formatDay(addedAt, language)
  const price = describePrice(priceAtAdding, property, language)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          <span className="text-xl font-semibold">
            <Price amount={property.totalPrice} />
          </span>
          {period && (
            <span className="text-sm text-muted">{` ${formatPhrase(period, language)}`}</span>
          )}
        </span>
        <Change change={change} />
      </p>
      <p className="text-sm text-muted">
        {change === 0 ? words('savedSame', { day }) : words('savedOn', { day, price })}
      </p>
    </div>
  )
}
