/** A named check; it answers with what is wrong, one text each. */
export type Step = { name: string; run: () => Promise<string[]> }

type Write = (line: string) => void

const print: Write = (line) => process.stdout.write(`${line}\n`)

const reasonOf = (error: unknown) => [error instanceof Error ? (error.stack ?? '') : String(error)]

async function runStep(step: Step, write: Write): Promise<boolean> {
  const start = performance.now()
  const faults = await step.run().catch(reasonOf)
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6)
  write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)}${seconds} s`)
  for (const fault of faults) write(fault.replace(/^/gm, '     '))
  return faults.length === 0
}

/** Runs the wanted steps (all when none is named), each to its end; 0 when all hold. */
export async function runSteps(steps: Step[], wanted: string[], write = print): Promise<number> {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    write(`no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const failed: string[] = []
  for (const step of steps) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue
    if (!(await runStep(step, write))) failed.push(step.name)
  }
  write(failed.length === 0 ? 'all hold' : `failed: ${failed.join(', ')}`)
  return failed.length === 0 ? 0 : 1
}
