import { lazy, useState } from 'react'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import type { FilterName } from '#features/search/filters/rules/filters.ts'
import { maxKeywordLength, maxLocations } from '#features/search/query/contract/limits.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../../phrases.ts'
import { describeChoices } from './chosen-words.ts'
import { FilterPanel } from './filter-panel.tsx'
import { type LoadSheet, MoreFilters } from './more-filters.tsx'
import type { Results } from '../results-model.ts'
import { HiddenInputs } from './hidden-inputs.tsx'
import { resultsForm, useResultsForm } from './use-results-form.ts'
import { Icon } from '#ui/icon.tsx'

const load = () => import('./filter-choices.tsx')
const preload = () => void load()
const TypeChoices = lazy(async () => ({ default: (await load()).TypeChoices }))
const PriceChoices = lazy(async () => ({ default: (await load()).PriceChoices }))
const RoomChoices = lazy(async () => ({ default: (await load()).RoomChoices }))

const placeNames = ['locations', 'emirate', 'keyword'] as const
const typeNames = ['property_type', 'commercial_property_type'] as const
const priceNames = ['price_min', 'price_max'] as const
const roomNames = ['rooms'] as const

const shownFilters = ['locations', 'keyword', ...typeNames, ...priceNames, ...roomNames, 'sort']

type ResultsProps = { results: Results }

function Places({ results }: ResultsProps) {
  const [chosen, setChosen] = useState<ChosenPlace[]>(results.chosen)
  const keyword = results.search.keyword ?? results.refusedKeyword
  return (
    <PlacePicker
      maxPlaces={maxLocations}
      maxLength={maxKeywordLength}
      chosen={chosen}
      onChoose={setChosen}
      {...(keyword === undefined ? {} : { keyword })}
      isLabelHidden
    />
  )
}

/** Mounts a field again only when its own parameters change: others may hold newer input. */
const ownKey = ({ search }: Results, names: readonly string[]) =>
  JSON.stringify(names.map((name) => (search as Record<string, unknown>)[name] ?? null))

function Panels({ results }: ResultsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const chosen = (...names: FilterName[]) => describeChoices(results, names, language)
  const unopened = (names: readonly string[]) => <HiddenInputs results={results} names={names} />
  return (
    <>
      <FilterPanel
        key={`type${ownKey(results, typeNames)}`}
        label={words('type')}
        chosen={chosen(...typeNames)}
        unopened={unopened(typeNames)}
        onNear={preload}
      >
        <TypeChoices results={results} />
      </FilterPanel>
      <FilterPanel
        key={`price${ownKey(results, priceNames)}`}
        label={words('price')}
        chosen={chosen('price')}
        unopened={unopened(priceNames)}
        onNear={preload}
      >
        <PriceChoices results={results} />
      </FilterPanel>
      <FilterPanel
        key={`rooms${ownKey(results, roomNames)}`}
        label={words('rooms')}
        chosen={chosen(...roomNames)}
        unopened={unopened(roomNames)}
        onNear={preload}
      >
        <RoomChoices results={results} />
      </FilterPanel>
    </>
  )
}

export function FilterBar({ results, loadSheet }: ResultsProps & { loadSheet: LoadSheet }) {
  const words = useWords(phrases)
  const form = useResultsForm(results)
  return (
    <div className="flex items-start gap-2">
      <form
        {...form}
        id={resultsForm}
        role="search"
        aria-label={words('searchForm')}
        className="flex min-w-0 flex-1 items-start gap-2"
      >
        <div key={ownKey(results, placeNames)} data-one-line className="min-w-0 flex-1">
          <Places results={results} />
        </div>
        <Panels results={results} />
        <HiddenInputs results={results} except={shownFilters} />
      </form>
      {/* Its sheet is a form, and forms cannot be nested. */}
      <MoreFilters results={results} loadSheet={loadSheet} />
      <Button
        type="submit"
        form={resultsForm}
        isIcon
        aria-label={words('search')}
        className="max-md:hidden max-md:noscript:inline-flex"
      >
        <Icon name="search" className="size-5" />
      </Button>
    </div>
  )
}
