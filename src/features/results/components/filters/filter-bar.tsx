import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { ChosenPlace } from '#features/locations/components/chosen-place.ts'
import { PlacePicker } from '#features/locations/components/place-picker.tsx'
import type { FilterName } from '#features/search-filters/rules.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../../phrases.ts'
import { chosenWords } from './chosen-words.ts'
import { PriceChoices, RoomChoices, TypeChoices } from './filter-choices.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { unseen } from './form-query.ts'
import { MoreFilters } from './more-filters.tsx'
import type { Results } from '../results-model.ts'
import { resultsForm, useResultsForm } from './use-results-form.ts'

/** The parameters that the bar and the sort menu beside the heading send themselves. */
const shown = [
  'locations',
  'keyword',
  'property_type',
  'commercial_property_type',
  'price_min',
  'price_max',
  'rooms',
  'sort',
]

type Shown = { results: Results }

function Places({ results }: Shown) {
  const [chosen, setChosen] = useState<ChosenPlace[]>(results.chosen)
  const { keyword } = results.search
  return (
    <PlacePicker
      chosen={chosen}
      onChoose={setChosen}
      {...(keyword === undefined ? {} : { keyword })}
      isLabelHidden
    />
  )
}

/** Fields keep their own state; a new search starts them anew. */
function Panels({ results }: Shown) {
  const words = useWords(phrases)
  const language = useLanguage()
  const chosen = (...names: FilterName[]) => chosenWords(results, names, language)
  return (
    <>
      <FilterPanel
        label={words('type')}
        chosen={chosen('property_type', 'commercial_property_type')}
      >
        <TypeChoices key={results.address} results={results} />
      </FilterPanel>
      <FilterPanel label={words('price')} chosen={chosen('price')}>
        <PriceChoices key={results.address} results={results} />
      </FilterPanel>
      <FilterPanel label={words('rooms')} chosen={chosen('rooms')}>
        <RoomChoices key={results.address} results={results} />
      </FilterPanel>
    </>
  )
}

/** What most people search by, always in sight; everything else is one press away. */
export function FilterBar({ results }: Shown) {
  const words = useWords(phrases)
  const form = useResultsForm()
  return (
    <form
      {...form}
      id={resultsForm}
      role="search"
      aria-label={words('searchForm')}
      className="flex items-start gap-2"
    >
      <div key={results.address} className="min-w-0 flex-1">
        <Places results={results} />
      </div>
      <Panels results={results} />
      <MoreFilters results={results} />
      {unseen(results.search, shown).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        isIcon
        aria-label={words('search')}
        className="hidden md:inline-flex noscript:inline-flex"
      >
        <Search aria-hidden className="size-5" />
      </Button>
    </form>
  )
}
