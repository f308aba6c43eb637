type Bound = { atMost?: number; atLeast?: number; exactly?: number; unit?: string }

export type Goal = { what: string; measured: string; bound: string; isMet: boolean }

const written = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

const boundOf = ({ atMost, atLeast, exactly }: Bound): string => {
  if (exactly !== undefined) return `= ${written(exactly)}`
  return atMost === undefined ? `≥ ${written(atLeast ?? 0)}` : `≤ ${written(atMost)}`
}

/** What was measured beside what reliability asks for. */
export function goal(what: string, measured: number, bound: Bound): Goal {
  const { atMost = Infinity, atLeast = -Infinity, exactly = measured, unit = '' } = bound
  const isMet = measured <= atMost && measured >= atLeast && measured === exactly
  return { what, measured: `${written(measured)} ${unit}`.trim(), bound: boundOf(bound), isMet }
}

/** Whether all were met; prints them as a table. */
export function printGoals(goals: readonly Goal[]): boolean {
  for (const { what, measured, bound, isMet } of goals) {
    const verdict = isMet ? 'met' : 'MISSED'
    console.log(`${what.padEnd(66)}${measured.padStart(12)}   ${bound.padEnd(9)}${verdict}`)
  }
  return goals.every(({ isMet }) => isMet)
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

/** Milliseconds that something took, with what it answered. */
export async function timed<T>(work: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const start = performance.now()
  const answer = await work()
  return { took: performance.now() - start, answer }
}
