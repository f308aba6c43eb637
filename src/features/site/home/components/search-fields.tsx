import { useSuspenseQuery } from '@tanstack/react-query'
import { groupPropertyTypes } from '#features/reference/catalogue/contract.ts'
import { formatCompact } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases.ts'
import type { Market } from '#features/search/filters/components/markets.ts'

/** Thousands of dirhams: a year's rent, or the whole price. */
const rents = [20, 30, 40, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000]
const prices = [
  300, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10000, 20000, 50000,
]

const roomCounts = ['1', '2', '3', '4', '5', '6'] as const

export function TypeField({ market }: { market: Market }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data } = useSuspenseQuery(useQueryFor(groupPropertyTypes, {}))
  const isCommercial = market.for === 'commercial'
  const types = data.grouped[isCommercial ? 'commercial' : 'residential']
  return (
    <SelectField
      key={isCommercial ? 'commercial' : 'residential'}
      label={words('type')}
      name={isCommercial ? 'commercial_property_type' : 'property_type'}
      none={words('anyType')}
      options={types.map(({ slug, name }) => ({ value: slug, label: textIn(name, language) }))}
    />
  )
}

export function PriceFields({ market }: { market: Market }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const steps = market.for === 'rent' ? rents : prices
  const options = steps.map((thousands) => ({
    value: thousands * 1000,
    label: formatCompact(thousands * 1000, language),
  }))
  const field = { none: words('anyPrice'), options }
  return (
    <>
      <SelectField
        {...field}
        key={`from-${market.for}`}
        label={words('priceFrom')}
        name="price_min"
      />
      <SelectField {...field} key={`to-${market.for}`} label={words('priceTo')} name="price_max" />
    </>
  )
}

export function RoomsField() {
  const words = useWords(phrases)
  return (
    <SelectField
      label={words('rooms')}
      name="rooms"
      none={words('anyRooms')}
      options={[
        { value: '0', label: words('studio') },
        ...roomCounts.map((count) => ({ value: count, label: count })),
        { value: '7+', label: words('roomsOrMore', { count: 7 }) },
      ]}
    />
  )
}
