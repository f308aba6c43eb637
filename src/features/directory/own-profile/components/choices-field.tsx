import { type ReactNode, useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { phrases } from '#ui/phrases.ts'

type ChoicesFieldProps = {
  legend: string
  name: string
  children: (isInvalid: boolean) => ReactNode
}

export function ChoicesField({ legend, name, children }: ChoicesFieldProps) {
  const words = useWords(phrases)
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
        <span className="font-normal text-muted"> ({words('required')})</span>
      </legend>
      {children(error !== undefined)}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
