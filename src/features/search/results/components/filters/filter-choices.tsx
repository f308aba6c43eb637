import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { type Choice, ChoiceGroup } from '#ui/form/choice-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases as ofPage } from '../../phrases.ts'
import { phrases as ofChoices } from '../../phrases/choices.ts'
import { PriceHistogram } from './price-histogram.tsx'
import { HiddenInputs } from './hidden-inputs.tsx'
import { useChoices } from './use-choices.ts'
import type { Results } from '../results-model.ts'

const phrases = { ...ofPage, ...ofChoices }

type ResultsProps = { results: Results }

function AwaitedTypes({ results }: ResultsProps) {
  return (
    <>
      <HiddenInputs results={results} names={['property_type', 'commercial_property_type']} />
      <Skeleton className="h-32" />
    </>
  )
}

export function TypeChoices({ results }: ResultsProps) {
  const words = useWords(phrases)
  const choices = useChoices(results)
  if (!choices) return <AwaitedTypes results={results} />
  const { types, chosenTypes } = choices
  return (
    <>
      {types.residential.length > 0 && (
        <ChoiceGroup
          legend={words('residentialTypes')}
          name="property_type"
          choices={types.residential}
          selected={chosenTypes.residential}
        />
      )}
      {types.commercial.length > 0 && (
        <ChoiceGroup
          legend={words('commercialTypes')}
          name="commercial_property_type"
          choices={types.commercial}
          selected={chosenTypes.commercial}
        />
      )}
      {types.residential.length + types.commercial.length === 0 && (
        <p className="text-muted">{words('noOptions')}</p>
      )}
    </>
  )
}

/** Number fields would refuse Arabic digits. */
export function PriceChoices({ results }: ResultsProps) {
  const words = useWords(phrases)
  const price = useChoices(results)?.price
  const { price_min: least, price_max: most } = results.search
  return (
    <>
      {price && (
        <PriceHistogram
          price={price}
          {...(least === undefined ? {} : { least })}
          {...(most === undefined ? {} : { most })}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words('priceFrom')}
          name="price_min"
          inputMode="numeric"
          defaultValue={least}
        />
        <TextField
          label={words('priceTo')}
          name="price_max"
          inputMode="numeric"
          defaultValue={most}
        />
      </div>
    </>
  )
}

const fromSeven = ([value]: [string, number]) => Number(value) >= 7

function withCount(
  value: string,
  label: string,
  counts: Record<string, number> | undefined,
): Choice {
  if (!counts) return { value, label }
  const many = Object.entries(counts).filter(fromSeven)
  const sum = many.reduce((total, [, count]) => total + count, 0)
  return { value, label, count: value === '7+' ? sum : (counts[value] ?? 0) }
}

const counted = ['1', '2', '3', '4', '5', '6'] as const

/** `7+` in the digits of the language. */
const countLabel = (value: string, language: Language) =>
  value.replace(/\d+/, (count) => formatNumber(Number(count), language))

export function RoomChoices({ results }: ResultsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const rooms = useChoices(results)?.counts.rooms
  const values = ['0', ...counted, '7+']
  const label = (value: string) => (value === '0' ? words('studio') : countLabel(value, language))
  return (
    <ChoiceGroup
      legend={words('rooms')}
      name="rooms"
      choices={values.map((value) => withCount(value, label(value), rooms))}
      selected={results.search.rooms ?? []}
    />
  )
}

export function BathroomChoices({ results }: ResultsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <ChoiceGroup
      legend={words('bathrooms')}
      name="bathrooms"
      choices={[...counted, '7+'].map((value) => ({ value, label: countLabel(value, language) }))}
      selected={results.search.bathrooms ?? []}
    />
  )
}
