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
    >
      <option value="">{words('anyType')}</option>
      {types.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {textIn(name, language)}
        </option>
      ))}
    </SelectField>
  )
}

export function PriceFields({ market }: { market: Market }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const steps = market.for === 'rent' ? rents : prices
  const options = steps.map((thousands) => (
    <option key={thousands} value={thousands * 1000}>
      {formatCompact(thousands * 1000, language)}
    </option>
  ))
  return (
    <>
      <SelectField key={`from-${market.for}`} label={words('priceFrom')} name="price_min">
        <option value="">{words('anyPrice')}</option>
        {options}
      </SelectField>
      <SelectField key={`to-${market.for}`} label={words('priceTo')} name="price_max">
        <option value="">{words('anyPrice')}</option>
        {options}
      </SelectField>
    </>
  )
}

export function RoomsField() {
  const words = useWords(phrases)
  return (
    <SelectField label={words('rooms')} name="rooms">
      <option value="">{words('anyRooms')}</option>
      <option value="0">{words('studio')}</option>
      {roomCounts.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
      <option value="7+">{words('roomsOrMore', { count: 7 })}</option>
    </SelectField>
  )
}
