import { createContext, useContext } from 'react'

/** `path` is the name of the field, if the fault has one. */
export type FormFault = { msg: string; path?: string }

export type FormState = {
  faults: readonly FormFault[]
  quiet?: readonly FormFault[]
  isBusy: boolean
  /** False before hydration, when the form cannot be sent. */
  isAlive: boolean
}

/** The default is for a plain GET form. */
export const FormContext = createContext<FormState>({ faults: [], isBusy: false, isAlive: true })

export function useFault(name: string | undefined): string | undefined {
  const { faults, quiet = [] } = useContext(FormContext)
  return name === undefined
    ? undefined
    : [...faults, ...quiet].find(({ path }) => path === name)?.msg
}
