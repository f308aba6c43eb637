import type { ReactNode, Ref } from 'react'
import { useFault } from '#ui/form/form-state.ts'

type MediaGroupProps = {
  legend: string
  note?: ReactNode
  name: string
  hint: string
  hintId: string
  field: Ref<HTMLInputElement>
  underway: number
  children: ReactNode
}

export function MediaGroup({ legend, note, name, hint, hintId, ...rest }: MediaGroupProps) {
  const { field, underway, children } = rest
  const fault = useFault(name)
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
      {children}
      <input ref={field} type="hidden" name={name} />
    </fieldset>
  )
}
