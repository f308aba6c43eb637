import type { ReactNode, Ref } from 'react'
import { useFault } from '#ui/form/form-state.ts'

type MediaGroupProps = {
  legend: string
  /** Beside the legend, such as how many there are. */
  note?: ReactNode
  name: string
  hint: string
  hintId: string
  /** The hidden input that the form sends. */
  field: Ref<HTMLInputElement>
  /** Read by whoever must know before the page is left. */
  underway: number
  children: ReactNode
}

/** Fields that send files: what they are for, what is wrong with them, and the form's value. */
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
