import { type ReactNode, useId } from 'react'
import { FieldError, RequiredMark } from '#ui/form/field.tsx'
import { useFault } from '#ui/form/form-state.ts'

type ChoicesFieldProps = {
  legend: string
  name: string
  children: (isInvalid: boolean) => ReactNode
}

export function ChoicesField({ legend, name, children }: ChoicesFieldProps) {
  const id = useId()
  const error = useFault(name)
  return (
    <fieldset
      data-choices=""
      aria-labelledby={`${id}-legend`}
      aria-describedby={error && `${id}-error`}
      className="grid min-w-0 gap-2"
    >
      <legend id={`${id}-legend`} className="pb-2 text-sm font-medium">
        {legend}
        <RequiredMark />
      </legend>
      {children(error !== undefined)}
      {error && <FieldError id={id} error={error} />}
    </fieldset>
  )
}
