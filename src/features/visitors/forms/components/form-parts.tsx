import type { ReactNode } from 'react'
import { ChoicesField } from '#features/directory/own-profile/components/choices-field.tsx'
import { type Text, textIn } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { RadioField } from '#ui/form/radio-field.tsx'

type Named = { id: number | string; name: Text }

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

type MultipleChoiceProps = { legend: string; name: string; choices: readonly Named[] }

/** At least one of several. */
export function MultipleChoice({ legend, name, choices }: MultipleChoiceProps) {
  const language = useLanguage()
  return (
    <ChoicesField legend={legend} name={name}>
      {(isInvalid) => (
        <ChoiceGroup
          legend={legend}
          isLegendHidden
          name={name}
          isInvalid={isInvalid}
          selected={[]}
          choices={choices.map(({ id, name: text }) => ({
            value: String(id),
            label: textIn(text, language),
          }))}
        />
      )}
    </ChoicesField>
  )
}

type SingleChoiceProps = MultipleChoiceProps & { selected?: string }

export function SingleChoice({ choices, ...field }: SingleChoiceProps) {
  const language = useLanguage()
  return (
    <RadioField
      {...field}
      isRequired
      className="sm:grid-cols-2"
      choices={choices.map(({ id, name }) => ({
        value: String(id),
        label: textIn(name, language),
      }))}
    />
  )
}
