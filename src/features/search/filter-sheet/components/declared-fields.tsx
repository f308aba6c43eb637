import type { FilterSet } from '#features/search/filters/components/filter-set.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { ChoiceGroup } from '#ui/form/choices/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { type FieldProps, WordBoxes, WordRadios, WordSelect, writtenIn } from './word-choices.tsx'

function NumberField({ results, name, label }: FieldProps) {
  const typed = writtenIn(results, name) || undefined
  return <TextField label={label} name={name} inputMode="numeric" defaultValue={typed} />
}

function LineField({ results, set, name, label }: FieldProps) {
  const one = set.declarations[name]
  const limit = one?.kind === 'text' ? { maxLength: one.maximum } : {}
  const typed = writtenIn(results, name) || undefined
  return <TextField label={label} name={name} {...limit} defaultValue={typed} />
}

const spans = [1, 3, 7, 14, 30, 90]

function DaysField({ results, name, label }: FieldProps) {
  const words = useWords(phrases)
  const chosen = writtenIn(results, name)
  const isUnusual = chosen !== '' && !spans.includes(Number(chosen))
  const days = isUnusual ? [...spans, Number(chosen)] : spans
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={chosen}
      none={words('anyTime')}
      options={days.map((count) => ({ value: count, label: words('lastDays', { count }) }))}
    />
  )
}

function FlagField({ results, name, label }: FieldProps) {
  return (
    <ChoiceGroup
      legend={label}
      isLegendHidden
      name={name}
      choices={[{ value: 'true', label }]}
      selected={writtenIn(results, name) === 'true' ? ['true'] : []}
    />
  )
}

const fields = {
  radios: WordRadios,
  boxes: WordBoxes,
  select: WordSelect,
  number: NumberField,
  text: LineField,
  days: DaysField,
  flag: FlagField,
}

type Kind = keyof typeof fields

const kinds: Record<'wide' | 'columns' | 'flags', readonly Kind[]> = {
  wide: ['radios', 'boxes'],
  columns: ['select', 'number', 'text', 'days'],
  flags: ['flag'],
}

type Part = keyof typeof kinds | 'rare'

const isIn = (part: Part, { as, isRare }: { as: Kind; isRare?: true }) =>
  part === 'rare' ? isRare === true : !isRare && kinds[part].includes(as)

type DeclaredFieldsProps = {
  results: Results
  set: FilterSet
  part: Part
  /** The purpose chosen in the form: fields of the other one are not drawn. */
  purpose: string | undefined
}

export function DeclaredFields({ results, set, part, purpose }: DeclaredFieldsProps) {
  const language = useLanguage()
  const drawn = Object.entries(set.declarations).flatMap(([name, one]) => {
    const { sheet } = one
    if (!sheet || sheet === 'own' || !isIn(part, sheet)) return []
    const only = sheet.purpose ?? one.purpose
    const isOfOther = only && (purpose === 'sale' || purpose === 'rent') && purpose !== only
    return isOfOther ? [] : [{ name, ...sheet }]
  })
  return drawn
    .sort((one, other) => one.position - other.position)
    .map(({ name, as }) => {
      const Field = fields[as]
      const label = set.phrases.labels[name] ?? set.phrases.flags[name]?.true
      return (
        <Field
          key={name}
          results={results}
          set={set}
          name={name}
          label={label ? formatPhrase(label, language) : name}
        />
      )
    })
}
