import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError, RequiredMark } from './field.tsx'
import { useEntered, useFault } from './form-state.ts'

export type RadioChoice = { value: string; label: string; note?: ReactNode; icon?: ReactNode }

type RadioFieldProps = {
  legend: string
  name: string
  choices: readonly RadioChoice[]
  selected?: string | undefined
  isRequired?: boolean
  className?: string
}

const cardClass =
  'relative flex min-h-11 items-center gap-3 rounded-control border border-edge bg-card px-3 py-2 ' +
  'transition-colors duration-150 hover:border-palm has-checked:border-palm has-checked:bg-sand ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm'

type CardProps = { choice: RadioChoice } & Pick<RadioFieldProps, 'name' | 'selected'>

function Card({ choice, name, selected }: CardProps) {
  const { value, label, note, icon } = choice
  return (
    <label className={cardClass}>
      <input
        type="radio"
        name={name}
        value={value}
        {...(selected !== undefined && { defaultChecked: value === selected })}
        className="size-5 shrink-0 accent-palm"
      />
      <span className="grid min-w-0 flex-1">
        <span className="font-medium">{label}</span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </span>
      {icon}
    </label>
  )
}

export function RadioField(props: RadioFieldProps) {
  const { legend, name, choices, isRequired, className } = props
  const selected = useEntered(name)?.[0] ?? props.selected
  const id = useId()
  const error = useFault(name)
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 gap-1"
    >
      <legend id={`${id}-legend`} className="pb-1 text-sm font-medium">
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      <div className={classes('grid gap-2', className)}>
        {choices.map((choice) => (
          <Card key={choice.value} choice={choice} name={name} selected={selected} />
        ))}
      </div>
      {error && <FieldError id={id} error={error} />}
    </fieldset>
  )
}
