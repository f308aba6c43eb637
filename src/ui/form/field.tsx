import { type ReactNode, useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { classes } from '../classes.ts'
import { phrases } from '../phrases.ts'
import { useEntered, useFault } from './form-state.ts'

export type FieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  isLabelHidden?: boolean
  isRequired?: boolean
}

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: true | undefined
  defaultValue?: string | undefined
}

export const controlClass = 'control'

type FieldBodyProps = {
  name?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function RequiredMark() {
  const words = useWords(phrases)
  return <span className="font-normal text-muted"> ({words('required')})</span>
}

/** `id` is that of the field, whose control is described by this. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p id={`${id}-error`} className="text-sm text-danger">
      {error}
    </p>
  )
}

export function Field(props: FieldProps & FieldBodyProps) {
  const id = useId()
  const fault = useFault(props.name)
  const entered = useEntered(props.name)
  const { label, hint, error = fault, isLabelHidden, isRequired, children } = props
  const described = classes(hint && `${id}-hint`, error && `${id}-error`)
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: isRequired || undefined,
        ...(entered && { defaultValue: entered[0] }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={id} error={error} />}
    </div>
  )
}
