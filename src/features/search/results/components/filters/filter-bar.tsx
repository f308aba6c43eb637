import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import type { FilterName } from '#features/search/filters/rules/filters.ts'
import { interpretField } from '#features/search/filters/rules/sentence.ts'
import { maxKeywordLength, maxLocations } from '#features/search/query/contract/limits.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { phrases } from '../../phrases.ts'
import { describeChoices } from './chosen-words.ts'
import { FilterPanel } from './filter-panel.tsx'
import { FreshFields } from './fresh-fields.tsx'
import { type LoadSheet, MoreFilters } from './more-filters.tsx'
import type { Results } from '../results-model.ts'
import { HiddenInputs } from './hidden-inputs.tsx'
import { forgetSent, resultsForm, useResultsForm } from './use-results-form.ts'
import { Icon } from '#ui/icon.tsx'

const load = () => import('./panel-choices.ts')
const preload = () => void load().catch(() => undefined)
const ApplyButton = lazyPart(async () => (await load()).ApplyButton)
const TypeChoices = lazyPart(async () => (await load()).TypeChoices)
const PriceChoices = lazyPart(async () => (await load()).PriceChoices)
const RentChoices = lazyPart(async () => (await load()).RentChoices)
const RoomChoices = lazyPart(async () => (await load()).RoomChoices)

const placeNames = ['locations', 'emirate', 'keyword'] as const
const typeNames = ['property_type', 'commercial_property_type'] as const
const priceNames = ['price_min', 'price_max'] as const
const rentNames = ['rent_period', 'cheques_max'] as const
const roomNames = ['rooms'] as const

const isRent = ({ search }: Results) => search.purpose === 'rent'

/** A rent is asked for by its period and cheques too. */
const paymentNames = (results: Results) =>
  isRent(results) ? [...priceNames, ...rentNames] : priceNames

const shownFilters = (results: Results) => [
  'locations',
  'keyword',
  // Without results there is no menu that would send it.
  ...(results.total > 0 ? ['sort'] : []),
  ...typeNames,
  ...paymentNames(results),
  ...roomNames,
]

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
      purpose={results.search.purpose}
      {...(keyword === undefined ? {} : { keyword })}
      isLabelHidden
    />
  )
}

type PanelProps = ResultsProps & {
  label: string
  names: readonly string[]
  filters: readonly FilterName[]
  children: ReactNode
}

function Panel({ results, label, names, filters, children }: PanelProps) {
  const language = useLanguage()
  return (
    <FreshFields results={results} names={names}>
      <FilterPanel
        label={label}
        chosen={describeChoices(results, filters, language)}
        unopened={<HiddenInputs results={results} names={names} />}
        onNear={preload}
        apply={<ApplyButton results={results} />}
      >
        {children}
      </FilterPanel>
    </FreshFields>
  )
}

function Panels({ results }: ResultsProps) {
  const words = useWords(phrases)
  const payment = paymentNames(results)
  const panel = (label: string, names: readonly string[]) => ({ results, label, names })
  return (
    <>
      <Panel {...panel(words('type'), typeNames)} filters={typeNames}>
        <TypeChoices results={results} />
      </Panel>
      <Panel {...panel(words('price'), payment)} filters={['price', ...rentNames]}>
        <PriceChoices results={results} />
        {isRent(results) && <RentChoices results={results} />}
      </Panel>
      <Panel {...panel(words('rooms'), roomNames)} filters={roomNames}>
        <RoomChoices results={results} />
      </Panel>
    </>
  )
}

export function FilterBar({ results, loadSheet }: ResultsProps & { loadSheet: LoadSheet }) {
  const words = useWords(phrases)
  const form = useResultsForm(results)
  // After the effects of its fields.
  useLayoutEffect(forgetSent, [results.address])
  return (
    <div className="flex items-start gap-2">
      <form
        {...form}
        id={resultsForm}
        role="search"
        aria-label={words('searchForm')}
        className="filter-form"
      >
        <div data-one-line>
          <FreshFields results={results} names={placeNames}>
            <Places results={results} />
          </FreshFields>
        </div>
        <div className="filter-panels">
          <Panels results={results} />
        </div>
        <HiddenInputs results={results} except={shownFilters(results)} />
        <input type="hidden" {...interpretField} />
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
