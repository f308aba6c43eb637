import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import { interpretField } from '#features/search/filters/rules/sentence.ts'
import { maxKeywordLength, maxLocations } from '#features/search/query/contract/limits.ts'
import { searchAddress } from '#features/search/query/contract/search.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { MarketTabs } from './market-tabs.tsx'
import type { Market } from '#features/search/filters/components/markets.ts'
import { PriceFields, RoomsField, TypeField } from './search-fields.tsx'
import { ShowButton } from './show-button.tsx'
import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases.ts'

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
  const { property_type, commercial_property_type, rooms, interpret, ...rest } = typed
  const sentence = rest.keyword && interpret ? { interpret } : {}
  const isCommercial = market.for === 'commercial'
  const type = isCommercial ? { commercial_property_type } : { property_type, rooms }
  const locations = chosen.map(({ id }) => id).join()
  const all = { ...rest, ...sentence, ...type, ...market.filters, locations }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Filters
}

const fieldsId = 'home-fields'

/** On phones the first screen has room for homes only if these fields are closed. */
function FieldsSwitch({ isOpen, onSwitch }: { isOpen: boolean; onSwitch: () => void }) {
  const words = useWords(phrases)
  return (
    <Button
      variant="quiet"
      isIcon
      aria-label={words('moreFields')}
      aria-expanded={isOpen}
      aria-controls={fieldsId}
      onClick={onSwitch}
      className="home-toggle md:hidden noscript:hidden"
    >
      <Icon name="sliders-horizontal" className="size-5" />
    </Button>
  )
}

function SearchFields({ market, isOpen }: { market: Market; isOpen: boolean }) {
  return (
    <div id={fieldsId} className={classes('home-choices', isOpen && 'grid')}>
      <TypeField market={market} />
      {market.for !== 'commercial' && <RoomsField />}
      <PriceFields key={market.for} market={market} />
    </div>
  )
}

export function HomeSearch({ market }: { market: Market }) {
  const router = useRouter()
  const action = pathInLanguage('/properties', useLanguage())
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Filters>({})
  const [chosen, setChosen] = useState<ChosenPlace[]>([])
  const [isOpen, setOpen] = useState(false)
  const note = () => form.current && setTyped(filtersOf(form.current))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filters = filtersIn(market, filtersOf(event.currentTarget), chosen)
    void router.navigate({ href: action + searchAddress(filters) })
  }
  return (
    <div className="grid gap-3 rounded-card border border-line bg-card p-3 shadow-sheet md:p-4">
      <MarketTabs current={market} />
      <form
        ref={form}
        role="search"
        action={action}
        onChange={note}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
      >
        {Object.entries(market.filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" {...interpretField} />
        <div className="col-span-2 md:col-span-1">
          <PlacePicker
            maxPlaces={maxLocations}
            maxLength={maxKeywordLength}
            purpose={'purpose' in market.filters ? market.filters.purpose : undefined}
            chosen={chosen}
            isLabelHidden
            onChoose={(places) => {
              setChosen(places)
              setTyped(({ keyword: _, ...rest }) => rest)
            }}
          />
        </div>
        <FieldsSwitch isOpen={isOpen} onSwitch={() => setOpen(!isOpen)} />
        <SearchFields market={market} isOpen={isOpen} />
        {/* Drawn before the fields, and reached after them by Tab. */}
        <div className="home-show">
          <ShowButton search={filtersIn(market, typed, chosen)} />
        </div>
      </form>
    </div>
  )
}
