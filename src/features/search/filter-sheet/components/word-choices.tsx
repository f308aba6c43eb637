import { choiceWords } from '#features/search/filters/components/filter-words.ts'
import { type Phrase, say } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { useChoices } from '#features/search/results/components/filters/use-choices.ts'

type Name = keyof typeof choiceWords
type WordChoice = { results: Results; name: Name; label: string }

function useWordChoices(name: Name) {
  const language = useLanguage()
  const words = Object.entries<Phrase>(choiceWords[name])
  return words.map(([value, phrase]) => ({ value, label: say(phrase, language) }))
}

/** One of a closed list, or any. */
export function WordSelect({ results, name, label }: WordChoice) {
  const words = useWords(phrases)
  const choices = useWordChoices(name)
  return (
    <SelectField label={label} name={name} defaultValue={String(results.search[name] ?? '')}>
      <option value="">{words('anyChoice')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

/** The same in sight, one of them. */
export function WordRadios({ results, name, label }: WordChoice) {
  const words = useWords(phrases)
  const offered = useChoices(results)
  const counts = name === 'ready' ? offered?.counts.ready : undefined
  const choices = useWordChoices(name).map((choice) => ({
    ...choice,
    count: counts?.[choice.value],
  }))
  const chosen = String(results.search[name] ?? '')
  return (
    <ChoiceGroup
      legend={label}
      name={name}
      isSingle
      choices={[{ value: '', label: words('anyChoice') }, ...choices]}
      selected={[chosen === 'all' ? '' : chosen]}
    />
  )
}

export function FurnishedChoices({ results }: { results: Results }) {
  const words = useWords(phrases)
  const counts = useChoices(results)?.counts.furnished
  const choices = useWordChoices('furnished').map((choice) => ({
    ...choice,
    count: counts && (counts[choice.value] ?? 0),
  }))
  return (
    <ChoiceGroup
      legend={words('furnishing')}
      name="furnished"
      choices={choices}
      selected={results.search.furnished ?? []}
    />
  )
}

const flags = ['price_reduced', 'has_video', 'mortgage_eligible'] as const
const flagWords = {
  price_reduced: 'priceReduced',
  has_video: 'withVideo',
  mortgage_eligible: 'mortgage',
} as const

/** Yes or any; each is a parameter of its own. */
export function FlagChoices({ results, isRent }: { results: Results; isRent: boolean }) {
  const words = useWords(phrases)
  const shown = flags.filter((name) => !isRent || name !== 'mortgage_eligible')
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 text-sm font-medium">{words('extras')}</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((name) => (
          <ChoiceGroup
            key={name}
            legend={words(flagWords[name])}
            isLegendHidden
            name={name}
            choices={[{ value: 'true', label: words(flagWords[name]) }]}
            selected={results.search[name] ? ['true'] : []}
          />
        ))}
      </div>
    </fieldset>
  )
}
