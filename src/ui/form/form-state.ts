import { createContext, useContext } from 'react'

/** `path` is the name of the field, if the fault has one. */
export type FormFault = { msg: string; path?: string }

export type FormState = {
  faults: readonly FormFault[]
  quiet?: readonly FormFault[]
  isBusy: boolean
  /** False before hydration, unless the browser itself can send the form. */
  isAlive: boolean
  entered?: Readonly<Record<string, readonly string[]>> | undefined
}

/** The default is for a plain GET form. */
export const FormContext = createContext<FormState>({ faults: [], isBusy: false, isAlive: true })

export function useFault(name: string | undefined): string | undefined {
  const { faults, quiet = [] } = useContext(FormContext)
  return name === undefined
    ? undefined
    : [...faults, ...quiet].find(({ path }) => path === name)?.msg
}

export const useEntered = (name: string | undefined): readonly string[] | undefined =>
  useContext(FormContext).entered?.[name ?? '']

/** Of a form of several steps, each with the names of its fields. */
export function stepFaults(stepFields: readonly (readonly string[])[]) {
  const stepOf = ({ path }: FormFault) =>
    stepFields.findIndex((fields) => fields.includes(path ?? ''))

  function findFirstFaultyStep(faults: readonly FormFault[]): number | undefined {
    const steps = faults.map(stepOf).filter((step) => step >= 0)
    return steps.length > 0 ? Math.min(...steps) : undefined
  }

  /** Only the faults of the first faulty step, and none of later steps than `step`. */
  function faultsUpTo(step: number, found: readonly FormFault[]): FormFault[] {
    const first = findFirstFaultyStep(found) ?? step
    return first > step ? [] : found.filter((fault) => stepOf(fault) === first)
  }

  return { findFirstFaultyStep, faultsUpTo }
}
