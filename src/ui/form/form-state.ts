import { createContext, useContext } from 'react'

/** What is wrong with what was typed; `path` is the name of the field, absent where it is none. */
export type FormFault = { msg: string; path?: string }

export type FormState = {
  faults: readonly FormFault[]
  /** What is said at its field while it is typed, and not above the form. */
  quiet?: readonly FormFault[]
  isBusy: boolean
  /** Before the page has come alive a form has nobody to send it. */
  isAlive: boolean
}

/** Of the form around a field; a plain GET form has none. */
export const FormContext = createContext<FormState>({ faults: [], isBusy: false, isAlive: true })

/** What is wrong with the field of this name, in words. */
export function useFault(name: string | undefined): string | undefined {
  const { faults, quiet = [] } = useContext(FormContext)
  return name === undefined
    ? undefined
    : [...faults, ...quiet].find(({ path }) => path === name)?.msg
}
