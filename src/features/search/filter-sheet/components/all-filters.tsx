import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import { type FilterSet, searchFilters } from '#features/search/filters/components/filter-set.ts'
import type { Declarations } from '#features/search/query/contract/declaration.ts'
import { maxKeywordLength, maxLocations } from '#features/search/query/contract/limits.ts'
import { useWords } from '#i18n/words.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { phrases } from '../phrases.ts'
import { AmenityChoices } from './amenity-choices.tsx'
import {
  BathroomChoices,
  PriceChoices,
  RoomChoices,
  TypeChoices,
} from '#features/search/results/components/filters/filter-choices.tsx'
import { DeclaredFields } from './declared-fields.tsx'
import { SpaceFields } from './measure-fields.tsx'
import type { Results } from '#features/search/results/components/results-model.ts'
import { HiddenInputs } from '#features/search/results/components/filters/hidden-inputs.tsx'
import type { AllFiltersState } from './use-all-filters.ts'
import { WordRadios } from './word-choices.tsx'

const withoutField = (declarations: Declarations) =>
  Object.entries(declarations).flatMap(([name, { sheet }]) => (sheet ? [] : [name]))

type ResultsProps = { results: Results }

function PurposeChoice({ results }: ResultsProps) {
  const words = useWords(phrases)
  return (
    <ChoiceGroup
      legend={words('purpose')}
      isLegendHidden
      name="purpose"
      isSingle
      choices={[
        { value: '', label: words('anyPurpose') },
        { value: 'sale', label: words('buy'), count: results.purposes.sale ?? 0 },
        { value: 'rent', label: words('rent'), count: results.purposes.rent ?? 0 },
      ]}
      selected={[results.search.purpose ?? '']}
    />
  )
}

type TermsProps = ResultsProps & { set: FilterSet; purpose: string | undefined }

function Terms(props: TermsProps) {
  const words = useWords(phrases)
  return (
    <>
      <DeclaredFields {...props} part="wide" />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <DeclaredFields {...props} part="columns" />
      </div>
      <fieldset className="min-w-0">
        <legend className="pb-2 text-sm font-medium">{words('extras')}</legend>
        <div className="flex flex-wrap gap-2">
          <DeclaredFields {...props} part="flags" />
        </div>
      </fieldset>
    </>
  )
}

type AllFiltersProps = ResultsProps & { filters: AllFiltersState; set?: FilterSet }

export function AllFilters({ results, filters, set = searchFilters }: AllFiltersProps) {
  const words = useWords(phrases)
  const keyword = results.search.keyword ?? results.refusedKeyword
  return (
    <div className="grid gap-6">
      <PurposeChoice results={results} />
      <PlacePicker
        maxPlaces={maxLocations}
        maxLength={maxKeywordLength}
        chosen={filters.chosen}
        onChoose={filters.choose}
        {...(keyword === undefined ? {} : { keyword })}
      />
      <WordRadios results={results} set={set} name="category" label={words('category')} />
      <TypeChoices results={results} />
      <div className="grid gap-3">
        <p className="text-sm font-medium">{words('price')}</p>
        <PriceChoices results={results} />
      </div>
      <RoomChoices results={results} />
      <BathroomChoices results={results} />
      <SpaceFields results={results} />
      <Terms results={results} set={set} purpose={filters.query.purpose} />
      <AmenityChoices results={results} />
      <HiddenInputs results={results} names={withoutField(set.declarations)} />
    </div>
  )
}
