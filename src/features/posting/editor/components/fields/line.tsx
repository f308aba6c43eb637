import type { ComponentProps } from 'react'
import { isRequired } from '#features/posting/fields/rules.ts'
import { useWords } from '#i18n/words.tsx'
import { RadioField } from '#ui/form/choices/radio-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../../phrases/fields.ts'
import type { Path } from '../../rules/typed/paths.ts'
import { useAdForm } from '../ad-form-context.ts'

type LineProps = Omit<ComponentProps<typeof TextField>, 'name' | 'defaultValue' | 'isRequired'> & {
  name: Path
}

export function Line(props: LineProps) {
  const { start } = useAdForm()
  const { name } = props
  return (
    <TextField
      dir="auto"
      autoComplete="off"
      {...props}
      defaultValue={start[name]}
      isRequired={isRequired(name)}
    />
  )
}

export function NumberLine(props: LineProps) {
  return <Line inputMode="decimal" {...props} />
}

type Choice = { value: string; label: string }
type ChoiceProps = { name: Path; label: string; hint?: string; choices: readonly Choice[] }

export function Pick({ name, label, hint, choices }: ChoiceProps) {
  const words = useWords(phrases)
  const { start } = useAdForm()
  return (
    <SelectField
      label={label}
      hint={hint}
      name={name}
      defaultValue={start[name]}
      isRequired={isRequired(name)}
      none={words('choose')}
      options={choices}
    />
  )
}

export function Radios({ name, label, choices, columns }: ChoiceProps & { columns: string }) {
  const { start } = useAdForm()
  return (
    <RadioField
      legend={label}
      name={name}
      choices={choices}
      selected={start[name] ?? ''}
      isRequired={isRequired(name)}
      className={columns}
    />
  )
}
