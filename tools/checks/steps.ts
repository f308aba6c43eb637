/** `notes` is what could not be learnt or should be known; it stops nobody and is never hidden. */
export type Outcome = { faults: string[]; notes: string[] }

/** A named check; it answers with what is wrong, one text each. */
export type Step = { name: string; run: () => Promise<string[] | Outcome> }

type Write = (line: string) => void

const print: Write = (line) => process.stdout.write(`${line}\n`)

const reasonOf = (error: unknown) => [error instanceof Error ? (error.stack ?? '') : String(error)]

const outcomeOf = (said: string[] | Outcome): Outcome =>
  Array.isArray(said) ? { faults: said, notes: [] } : said

function wordFor({ faults, notes }: Outcome): string {
  if (faults.length > 0) return 'FAIL'
  return notes.length > 0 ? 'NOTE' : 'ok  '
}

async function runStep(step: Step, write: Write): Promise<Outcome> {
  const start = performance.now()
  const outcome = outcomeOf(await step.run().catch(reasonOf))
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  write(`${wordFor(outcome)} ${step.name.padEnd(15)}${seconds} s`)
  for (const line of [...outcome.faults, ...outcome.notes]) write(line.replace(/^/gm, '     '))
  return outcome
}

function lastLine(failed: string[], noted: string[]): string {
  if (failed.length > 0) return `failed: ${failed.join(', ')}`
  return noted.length > 0 ? `all hold, with notes: ${noted.join(', ')}` : 'all hold'
}

/** Runs the wanted steps (all when none is named), each to its end; 0 when all hold. */
export async function runSteps(steps: Step[], wanted: string[], write = print): Promise<number> {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    write(`no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const failed: string[] = []
  const noted: string[] = []
  for (const step of steps) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue
    const { faults, notes } = await runStep(step, write)
    if (faults.length > 0) failed.push(step.name)
    if (notes.length > 0) noted.push(step.name)
  }
  write(lastLine(failed, noted))
  return failed.length === 0 ? 0 : 1
}
