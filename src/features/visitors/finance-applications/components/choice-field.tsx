import { formatPhrase, type Phrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { RadioField } from '#ui/form/radio-field.tsx'
import { monthsIn } from './months.ts'

type ChoiceFieldProps = { legend: string; name: string; choices: Readonly<Record<string, Phrase>> }

export function ChoiceField({ choices, ...field }: ChoiceFieldProps) {
  const language = useLanguage()
  return (
    <RadioField
      {...field}
      isRequired
      className="sm:grid-cols-2"
      choices={Object.entries(choices).map(([value, name]) => ({
        value,
        label: formatPhrase(name, language, monthsIn(value)),
      }))}
    />
  )
}
