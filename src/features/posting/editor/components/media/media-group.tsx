import { type ReactNode, type Ref, useId } from 'react'
import { useFault } from '#ui/form/form-state.ts'

type Control = { describedBy: string; isInvalid: boolean }

type MediaGroupProps = {
  legend: string
  note?: ReactNode
  name: string
  hint: string
  field: Ref<HTMLInputElement>
  underway: number
  children: (control: Control) => ReactNode
}

export function MediaGroup({ legend, note, name, hint, ...rest }: MediaGroupProps) {
  const { field, underway, children } = rest
  const fault = useFault(name)
  const hintId = useId()
  return (
    <fieldset data-choices="" data-underway={underway} className="grid min-w-0 gap-3">
      <legend className="pb-1">
        <span className="font-medium">{legend}</span>
        {note}
      </legend>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
      {fault && <p className="text-sm text-danger">{fault}</p>}
      {children({ describedBy: hintId, isInvalid: fault !== undefined })}
      <input ref={field} type="hidden" name={name} />
    </fieldset>
  )
}
