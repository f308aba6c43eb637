import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { EarlyForm } from './early-form.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { FormContext } from './form-state.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import type { FormControl } from './use-form.ts'

type FormProps = {
  form: FormControl
  label?: string
  /** Shows a field that is hidden, in a form of several steps. */
  onGo?: (path: string) => void
  className?: string
  children: ReactNode
}

/** Before hydration `post` keeps the form's values out of the address. */
export function Form({ form, label, onGo, className, children }: FormProps) {
  const { element, keptAs, faults, quiet, isBusy, isAlive, submit, notice } = form
  const [isEarly] = useState(!isAlive)
  return (
    <form
      ref={element}
      method="post"
      noValidate
      data-kept-as={keptAs}
      data-early={isEarly ? '' : undefined}
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onInput={notice}
      className={classes('grid min-w-0 gap-5', className)}
    >
      <FormContext value={{ faults, isBusy, isAlive, ...(quiet && { quiet }) }}>
        <NeedsScripts />
        <FaultSummary form={element} {...(onGo && { onGo })} />
        {children}
        <EarlyForm />
      </FormContext>
    </form>
  )
}
