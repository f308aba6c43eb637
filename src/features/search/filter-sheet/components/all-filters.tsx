import { useState } from 'react'
import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import { type FilterSet, searchFilters } from '#features/search/filters/components/filter-set.ts'
import type { Declarations } from '#features/search/query/contract/declaration.ts'
import { maxKeywordLength, maxLocations } from '#features/search/query/contract/limits.ts'
import { useWords } from '#i18n/words.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { ChoiceGroup } from '#ui/form/choices/choice-group.tsx'
import { phrases } from '../phrases.ts'
import { AmenityChoices } from './amenity-choices.tsx'
import {
  BathroomChoices,
  RoomChoices,
  TypeChoices,
} from '#features/search/results/components/filters/filter-choices.tsx'
import { PriceChoices } from '#features/search/results/components/filters/price-choices.tsx'
import { RentChoices } from '#features/search/results/components/filters/rent-choices.tsx'
import { TypedSearch, useChoices } from '#features/search/results/components/filters/use-choices.ts'
import { DeclaredFields } from './declared-fields.tsx'
import { SpaceFields } from './measure-fields.tsx'
import type { Results } from '#features/search/results/components/results-model.ts'
import { HiddenInputs } from '#features/search/results/components/filters/hidden-inputs.tsx'
import type { AllFiltersState } from './use-all-filters.ts'
import { WordRadios, writtenIn } from './word-choices.tsx'

const withoutField = (declarations: Declarations) =>
  Object.entries(declarations).flatMap(([name, { sheet }]) => (sheet ? [] : [name]))

type ResultsProps = { results: Results }

function PurposeChoice({ results }: ResultsProps) {
  const words = useWords(phrases)
  const counts = useChoices(results)?.counts.purpose
  const count = (purpose: string) => counts && (counts[purpose] ?? 0)
  return (
    <ChoiceGroup
      legend={words('purpose')}
      isLegendHidden
      name="purpose"
      isSingle
      choices={[
        { value: '', label: words('anyPurpose') },
        { value: 'sale', label: words('buy'), count: count('sale') },
        { value: 'rent', label: words('rent'), count: count('rent') },
      ]}
      selected={[results.search.purpose ?? '']}
    />
  )
}

type TermsProps = ResultsProps & { set: FilterSet; purpose: string | undefined }

function Flags(props: TermsProps) {
  const words = useWords(phrases)
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-sm font-medium">{words('extras')}</legend>
      <div className="flex flex-wrap gap-2">
        <DeclaredFields {...props} part="flags" />
      </div>
    </fieldset>
  )
}

const isRare = ({ sheet }: Declarations[string]) => typeof sheet === 'object' && sheet.isRare

/** Opens by itself when one of its filters is set. */
function RareFilters(props: TermsProps) {
  const words = useWords(phrases)
  const { results, set } = props
  const [isOpen] = useState(() =>
    Object.entries(set.declarations).some(
      ([name, one]) => isRare(one) && writtenIn(results, name) !== '',
    ),
  )
  return (
    <Disclosure summary={words('rareFilters')} isOpen={isOpen}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <DeclaredFields {...props} part="rare" />
      </div>
    </Disclosure>
  )
}

/** Where sales are shown too, only a filter that is set already is kept. */
function isAboutRent(purpose: string | undefined, { search }: Results): boolean {
  if (purpose === 'sale') return false
  return purpose === 'rent' || (search.rent_period ?? search.cheques_max) !== undefined
}

function Fields({ results, filters, set = searchFilters }: AllFiltersProps) {
  const words = useWords(phrases)
  const { purpose } = filters.query
  const terms = { results, set, purpose }
  return (
    <>
      <WordRadios results={results} set={set} name="category" label={words('category')} />
      <TypeChoices results={results} />
      <div className="grid gap-3">
        <p className="text-sm font-medium">{words('price')}</p>
        <PriceChoices results={results} />
      </div>
      {isAboutRent(purpose, results) && <RentChoices results={results} />}
      <RoomChoices results={results} />
      <BathroomChoices results={results} />
      <SpaceFields results={results} />
      <DeclaredFields {...terms} part="wide" />
      <div className="grid items-end gap-4 empty:hidden sm:grid-cols-2">
        <DeclaredFields {...terms} part="columns" />
      </div>
      <Flags {...terms} />
      <AmenityChoices results={results} />
      <RareFilters {...terms} />
    </>
  )
}

type AllFiltersProps = ResultsProps & {
  filters: Pick<AllFiltersState, 'query' | 'settled' | 'revision' | 'chosen' | 'choose'>
  set?: FilterSet
}

export function AllFilters(props: AllFiltersProps) {
  const { results, filters, set = searchFilters } = props
  const keyword = results.search.keyword ?? results.refusedKeyword
  const { purpose } = filters.settled
  return (
    <TypedSearch value={filters.settled}>
      <div key={filters.revision} className="grid gap-6">
        <PurposeChoice results={results} />
        <PlacePicker
          maxPlaces={maxLocations}
          maxLength={maxKeywordLength}
          chosen={filters.chosen}
          onChoose={filters.choose}
          purpose={purpose}
          {...(keyword === undefined ? {} : { keyword })}
        />
        <Fields {...props} />
        <HiddenInputs results={results} names={withoutField(set.declarations)} />
      </div>
    </TypedSearch>
  )
}
