import { useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { type Choice, ChoiceGroup, type ChoiceGroupProps } from '#ui/form/choices/choice-group.tsx'
import { phrases as ofPage } from '../../phrases.ts'
import { phrases as ofChoices } from '../../phrases/choices.ts'
import { AwaitedChoices } from './awaited-choices.tsx'
import { useAskedSearch, useChoices, useChoicesQuery } from './use-choices.ts'
import type { Results } from '../results-model.ts'

const phrases = { ...ofPage, ...ofChoices }

type ResultsProps = { results: Results }

const typeNames = ['property_type', 'commercial_property_type'] as const

type CommercialProps = Pick<ChoiceGroupProps, 'choices' | 'selected'> & { isFolded: boolean }

function CommercialTypes({ isFolded, ...group }: CommercialProps) {
  const words = useWords(phrases)
  const [isOpen] = useState(group.selected.length > 0)
  const choices = (
    <ChoiceGroup
      {...group}
      legend={words('commercialTypes')}
      isLegendHidden={isFolded}
      name="commercial_property_type"
    />
  )
  if (!isFolded) return choices
  return (
    <Disclosure
      summary={<span className="text-sm">{words('commercialTypes')}</span>}
      isOpen={isOpen}
    >
      {choices}
    </Disclosure>
  )
}

/** Types of the chosen category alone; without one, those of homes come first. */
export function TypeChoices({ results }: ResultsProps) {
  const words = useWords(phrases)
  const { category } = useAskedSearch(results)
  const choices = useChoices(results)
  const query = useChoicesQuery(results)
  const awaited = { results, names: typeNames, query }
  if (!choices) return <AwaitedChoices {...awaited} className="h-32" />
  const { types, chosenTypes } = choices
  const residential = category === 'commercial' ? [] : types.residential
  const commercial = category === 'residential' ? [] : types.commercial
  return (
    <>
      {residential.length > 0 && (
        <ChoiceGroup
          legend={words('residentialTypes')}
          name="property_type"
          choices={residential}
          selected={chosenTypes.residential}
        />
      )}
      {commercial.length > 0 && (
        <CommercialTypes
          isFolded={residential.length > 0}
          choices={commercial}
          selected={chosenTypes.commercial}
        />
      )}
      {residential.length + commercial.length === 0 && (
        <p className="text-muted">{words('noOptions')}</p>
      )}
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
