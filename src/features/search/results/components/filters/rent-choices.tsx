import { chips, choices, labels } from '#features/search/filters/phrases/filters.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { ChoiceGroup } from '#ui/form/choices/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../../phrases/choices.ts'
import type { Results } from '../results-model.ts'

const usualCheques = [1, 2, 3, 4, 6, 12]

export function RentChoices({ results: { search } }: { results: Results }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { rent_period: period, cheques_max: most } = search
  const isUnusual = most !== undefined && !usualCheques.includes(most)
  const counts = isUnusual ? [...usualCheques, most] : usualCheques
  const periods = Object.entries(choices.rent_period).map(([value, phrase]) => ({
    value,
    label: formatPhrase(phrase, language),
  }))
  return (
    <>
      <ChoiceGroup
        legend={formatPhrase(labels.rent_period, language)}
        name="rent_period"
        isSingle
        choices={[{ value: '', label: words('anyChoice') }, ...periods]}
        selected={[period ?? '']}
      />
      <SelectField
        label={formatPhrase(labels.cheques_max, language)}
        name="cheques_max"
        defaultValue={most ?? ''}
        none={words('anyChoice')}
        options={counts.map((count) => ({
          value: count,
          label: formatPhrase(chips.cheques_max, language, { count }),
        }))}
      />
    </>
  )
}
