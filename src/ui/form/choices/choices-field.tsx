import { type ReactNode, useId } from 'react'
import { classes } from '../../classes.ts'
import { FieldError, RequiredMark } from '../field.tsx'
import { useFault } from '../form-state.ts'

export type ChoicesFieldProps = {
  legend: string
  name: string
  hint?: string | undefined
  isRequired?: boolean | undefined
  /** Of radio buttons. */
  isSingle?: boolean
}

type BodyProps = { children: (isInvalid: boolean) => ReactNode }

/** ARIA knows an invalid group of radio buttons; of checkboxes each one is invalid itself. */
const radioGroup = (isRequired: boolean | undefined, isInvalid: boolean) => ({
  role: 'radiogroup',
  'aria-required': isRequired,
  'aria-invalid': isInvalid || undefined,
})

/** A group of choices with its name, its hint and its fault, which is drawn around it. */
export function ChoicesField(props: ChoicesFieldProps & BodyProps) {
  const { legend, name, hint, isRequired, isSingle, children } = props
  const id = useId()
  const error = useFault(name)
  const isInvalid = error !== undefined
  const described = classes(hint && `${id}-hint`, isInvalid && `${id}-error`)
  return (
    <fieldset
      data-choices=""
      {...(isSingle && radioGroup(isRequired, isInvalid))}
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
      className="grid min-w-0 gap-2"
    >
      <legend id={`${id}-legend`} className="pb-1 text-sm font-medium">
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div
        className={classes(
          'grid min-w-0 gap-2 rounded-control',
          isInvalid && 'outline outline-offset-4 outline-danger',
        )}
      >
        {children(isInvalid)}
      </div>
      {error !== undefined && <FieldError id={id} error={error} />}
    </fieldset>
  )
}
