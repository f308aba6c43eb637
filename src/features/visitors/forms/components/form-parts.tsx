import type { ReactNode } from 'react'
import { type Arguments, formatPhrase, type Phrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { ChoiceCards } from '#ui/form/choices/choice-cards.tsx'
import { ChoicesField } from '#ui/form/choices/choices-field.tsx'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { phrases } from '../phrases/screens.ts'

/** `values` are those of its name. */
type NamedChoice = { id: number | string; name: Phrase; values?: Arguments }

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

type ChoiceProps = { legend: string; name: string; choices: readonly NamedChoice[] }

function useChoices(choices: readonly NamedChoice[]) {
  const language = useLanguage()
  return choices.map(({ id, name, values }) => ({
    value: String(id),
    label: formatPhrase(name, language, values),
  }))
}

export function MultipleChoice({ choices, ...field }: ChoiceProps) {
  const words = useWords(phrases)
  const cards = { name: field.name, choices: useChoices(choices) }
  return (
    <ChoicesField {...field} hint={words('chooseAll')} isRequired>
      {(isInvalid) => (
        <ChoiceCards
          {...cards}
          type="checkbox"
          isInvalid={isInvalid}
          className="grid-cols-2 sm:grid-cols-3"
        />
      )}
    </ChoicesField>
  )
}

type SingleProps = ChoiceProps & { selected?: string; hint?: string }

export function SingleChoice({ choices, ...field }: SingleProps) {
  return (
    <RadioField {...field} isRequired className="sm:grid-cols-2" choices={useChoices(choices)} />
  )
}
