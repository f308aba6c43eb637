type Fault = { msg: string; path?: string }

/** Of a form of several steps, each with the names of its fields. */
export function stepFaults(stepFields: readonly (readonly string[])[]) {
  const stepOf = ({ path }: Fault) => stepFields.findIndex((fields) => fields.includes(path ?? ''))

  function findFirstFaultyStep(faults: readonly Fault[]): number | undefined {
    const steps = faults.map(stepOf).filter((step) => step >= 0)
    return steps.length > 0 ? Math.min(...steps) : undefined
  }

  /** Only the faults of the first faulty step, and none of later steps than `step`. */
  function faultsUpTo(step: number, found: readonly Fault[]): Fault[] {
    const first = findFirstFaultyStep(found) ?? step
    return first > step ? [] : found.filter((fault) => stepOf(fault) === first)
  }

  return { findFirstFaultyStep, faultsUpTo }
}
