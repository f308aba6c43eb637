import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { EarlyForm } from './early-form.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { FormContext } from './form-state.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { usePlainAnswer } from '../plain-answer.ts'
import type { FormControl } from './use-form.ts'

type FormProps = {
  form: FormControl
  label?: string
  /** The call that the server makes of the form where the browser itself sends it, without scripts. */
  plainCall?: string
  hasFiles?: boolean
  /** Shows a field that is hidden, in a form of several steps. */
  onGo?: (path: string) => void
  className?: string
  children: ReactNode
}

/** Before hydration `post` keeps the form's values out of the address. */
export function Form(props: FormProps) {
  const { form, label, plainCall, hasFiles, onGo, className, children } = props
  const { element, keptAs, quiet, isBusy, submit, notice } = form
  const answer = usePlainAnswer(plainCall)
  const faults = answer?.faults ?? form.faults
  const isAlive = form.isAlive || plainCall !== undefined
  const [isEarly] = useState(!form.isAlive)
  return (
    <form
      ref={element}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      data-kept-as={keptAs}
      data-early={isEarly ? '' : undefined}
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onInput={notice}
      className={classes('grid min-w-0 gap-5', className)}
    >
      <FormContext
        value={{ faults, isBusy, isAlive, entered: answer?.entered, ...(quiet && { quiet }) }}
      >
        {plainCall === undefined && <NeedsScripts />}
        <FaultSummary form={element} {...(onGo && { onGo })} />
        {children}
        <EarlyForm />
      </FormContext>
    </form>
  )
}
