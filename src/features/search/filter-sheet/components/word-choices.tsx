import type { FilterSet } from '#features/search/filters/components/filter-set.ts'
import type { Declaration } from '#features/search/query/contract/declaration.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { type Choice, ChoiceGroup } from '#ui/form/choices/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { useChoices } from '#features/search/results/components/filters/use-choices.ts'

export type FieldProps = { results: Results; set: FilterSet; name: string; label: string }

const valueIn = ({ search }: Results, name: string) => (search as Record<string, unknown>)[name]

export function writtenIn(results: Results, name: string): string {
  const value = valueIn(results, name)
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function useWordChoices({ set, name }: FieldProps): Choice[] {
  const language = useLanguage()
  const words = Object.entries(set.phrases.choices[name] ?? {})
  return words.flatMap(([value, phrase]) =>
    phrase ? [{ value, label: formatPhrase(phrase, language) }] : [],
  )
}

export function WordSelect(props: FieldProps) {
  const { results, name, label } = props
  const words = useWords(phrases)
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={writtenIn(results, name)}
      none={words('anyChoice')}
      options={useWordChoices(props)}
    />
  )
}

function useCounts({ results, name }: FieldProps): Record<string, number> | undefined {
  const counts: Record<string, Record<string, number>> | undefined = useChoices(results)?.counts
  return counts?.[name]
}

const anyChoiceOf = (one: Declaration | undefined) =>
  one?.kind === 'choice' ? one.anyChoice : undefined

export function WordRadios(props: FieldProps) {
  const { results, set, name, label } = props
  const words = useWords(phrases)
  const counts = useCounts(props)
  const choices = useWordChoices(props).map((choice) => ({
    ...choice,
    count: counts?.[choice.value],
  }))
  const chosen = writtenIn(results, name)
  return (
    <ChoiceGroup
      legend={label}
      name={name}
      isSingle
      choices={[{ value: '', label: words('anyChoice') }, ...choices]}
      selected={[chosen === anyChoiceOf(set.declarations[name]) ? '' : chosen]}
    />
  )
}

export function WordBoxes(props: FieldProps) {
  const { results, name, label } = props
  const counts = useCounts(props)
  const choices = useWordChoices(props).map((choice) => ({
    ...choice,
    count: counts && (counts[choice.value] ?? 0),
  }))
  const chosen = valueIn(results, name)
  return (
    <ChoiceGroup
      legend={label}
      name={name}
      choices={choices}
      selected={Array.isArray(chosen) ? chosen.map(String) : []}
    />
  )
}
