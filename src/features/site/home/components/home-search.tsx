import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import { maxKeywordLength, maxLocations } from '#features/search/query/contract/limits.ts'
import { searchAddress } from '#features/search/query/contract/search.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { MarketTabs } from './market-tabs.tsx'
import type { Market } from '#features/search/filters/components/markets.ts'
import { PriceFields, RoomsField, TypeField } from './search-fields.tsx'
import { ShowButton } from './show-button.tsx'

type Filters = Record<string, string>

function filtersOf(form: HTMLFormElement): Filters {
  const filters: Filters = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') filters[name] = value
  }
  return filters
}

/** Filters of another market do not apply to this one. */
function filtersIn(market: Market, typed: Filters, chosen: readonly ChosenPlace[]): Filters {
  const { property_type, commercial_property_type, rooms, ...rest } = typed
  const isCommercial = market.for === 'commercial'
  const type = isCommercial ? { commercial_property_type } : { property_type, rooms }
  const locations = chosen.map(({ id }) => id).join()
  const all = { ...rest, ...type, ...market.filters, locations }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Filters
}

export function HomeSearch({ market }: { market: Market }) {
  const router = useRouter()
  const action = pathInLanguage('/properties', useLanguage())
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Filters>({})
  const [chosen, setChosen] = useState<ChosenPlace[]>([])
  const note = () => form.current && setTyped(filtersOf(form.current))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filters = filtersIn(market, filtersOf(event.currentTarget), chosen)
    void router.navigate({ href: action + searchAddress(filters) })
  }
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-3 shadow-sheet sm:p-5">
      <MarketTabs current={market} />
      <form ref={form} action={action} onChange={note} onSubmit={submit} className="grid gap-4">
        {Object.entries(market.filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PlacePicker
          maxPlaces={maxLocations}
          maxLength={maxKeywordLength}
          chosen={chosen}
          onChoose={(places) => {
            setChosen(places)
            setTyped(({ keyword: _, ...rest }) => rest)
          }}
        />
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:flex lg:*:flex-1">
          <TypeField market={market} />
          {market.for !== 'commercial' && <RoomsField />}
          <PriceFields key={market.for} market={market} />
          <div className="col-span-2 md:col-span-4 lg:flex-none!">
            <ShowButton search={filtersIn(market, typed, chosen)} />
          </div>
        </div>
      </form>
    </div>
  )
}
