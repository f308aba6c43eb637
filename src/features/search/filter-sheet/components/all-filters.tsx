import { PlacePicker } from '#features/reference/place-search/components/place-picker.tsx'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { useWords } from '#i18n/words.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases.ts'
import { AmenityChoices } from './amenity-choices.tsx'
import {
  BathroomChoices,
  PriceChoices,
  RoomChoices,
  TypeChoices,
} from '#features/search/results/components/filters/filter-choices.tsx'
import { NumberField, PublishedField, SpaceFields } from './measure-fields.tsx'
import type { Results } from '#features/search/results/components/results-model.ts'
import { Unseen } from '#features/search/results/components/filters/unseen.tsx'
import type { AllFiltersState } from './use-all-filters.ts'
import { FlagChoices, FurnishedChoices, WordRadios, WordSelect } from './word-choices.tsx'

/** What the form has no field for goes along unseen: a chosen agent, a map, the order. */
const withoutField = [
  'ad_type',
  'emirate',
  'agent',
  'agency',
  'bbox',
  'polygon',
  'near',
  'radius',
  'sort',
]

type Shown = { results: Results }

function PurposeChoice({ results }: Shown) {
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

/** Only what the purpose has: a rent has a period and cheques, a sale a handover and a mortgage. */
function Terms({ results, purpose }: Shown & { purpose: string | undefined }) {
  const words = useWords(phrases)
  const isRent = purpose === 'rent'
  const isSale = purpose === 'sale'
  return (
    <>
      {!isRent && <WordRadios results={results} name="ready" label={words('completion')} />}
      <FurnishedChoices results={results} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {!isSale && (
          <>
            <WordSelect results={results} name="rent_period" label={words('rentPeriod')} />
            <NumberField results={results} name="cheques_max" label={words('cheques')} />
          </>
        )}
        <WordSelect results={results} name="payment_method" label={words('payment')} />
        <NumberField results={results} name="service_charge_max" label={words('serviceCharge')} />
        <WordSelect results={results} name="finishing" label={words('finishing')} />
        <NumberField results={results} name="age_max" label={words('age')} />
        <NumberField results={results} name="floors" label={words('floors')} />
        <WordSelect results={results} name="advertiser_type" label={words('advertiser')} />
        <PublishedField results={results} />
        <TextField
          label={words('permit')}
          name="permit"
          maxLength={100}
          defaultValue={results.search.permit}
        />
      </div>
      <FlagChoices results={results} isRent={isRent} />
    </>
  )
}

/** Every filter that a person uses; the fields of a plain form, whoever holds it. */
export function AllFilters({ results, filters }: Shown & { filters: AllFiltersState }) {
  const words = useWords(phrases)
  const keyword = results.search.keyword ?? results.refusedKeyword
  return (
    <div className="grid gap-6">
      <PurposeChoice results={results} />
      <PlacePicker
        maxPlaces={maxLocations}
        chosen={filters.chosen}
        onChoose={filters.choose}
        {...(keyword === undefined ? {} : { keyword })}
      />
      <WordRadios results={results} name="category" label={words('category')} />
      <TypeChoices results={results} />
      <div className="grid gap-3">
        <p className="text-sm font-medium">{words('price')}</p>
        <PriceChoices results={results} />
      </div>
      <RoomChoices results={results} />
      <BathroomChoices results={results} />
      <SpaceFields results={results} />
      <Terms results={results} purpose={filters.query.purpose} />
      <AmenityChoices results={results} />
      <Unseen results={results} names={withoutField} />
    </div>
  )
}
