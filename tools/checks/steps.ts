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

type Ended = Outcome & { name: string; seconds: number }

async function runStep({ name, run }: Step): Promise<Ended> {
  const start = performance.now()
  const outcome = outcomeOf(await run().catch(reasonOf))
  return { ...outcome, name, seconds: (performance.now() - start) / 1000 }
}

function report({ name, seconds, ...outcome }: Ended, write: Write): void {
  write(`${wordFor(outcome)} ${name.padEnd(15)}${seconds.toFixed(1).padStart(6)} s`)
  for (const line of [...outcome.faults, ...outcome.notes]) write(line.replace(/^/gm, '     '))
}

const maxAtOnce = 2

/** Several steps at once, each reported once those before it are. */
async function runAll(steps: Step[], write: Write): Promise<Ended[]> {
  const waiting = [...steps]
  const reports = new Map<Step, Ended>()
  let reported = 0
  const reportInOrder = () => {
    const ready = steps.slice(reported).findIndex((step) => !reports.has(step))
    const end = ready === -1 ? steps.length : reported + ready
    for (const step of steps.slice(reported, end)) report(reports.get(step)!, write)
    reported = end
  }
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      reports.set(step, await runStep(step))
      reportInOrder()
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return steps.map((step) => reports.get(step)!)
}

function lastLine(failed: string[], noted: string[]): string {
  if (failed.length > 0) return `failed: ${failed.join(', ')}`
  return noted.length > 0 ? `all hold, with notes: ${noted.join(', ')}` : 'all hold'
}

/** Runs the wanted steps (all when none is named), two at once and each to its end; 0 when all hold. */
export async function runSteps(steps: Step[], wanted: string[], write = print): Promise<number> {
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    write(`no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`)
    return 2
  }
  const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const ended = await runAll(chosen, write)
  const failed = ended.filter(({ faults }) => faults.length > 0).map(({ name }) => name)
  const noted = ended.filter(({ notes }) => notes.length > 0).map(({ name }) => name)
  write(lastLine(failed, noted))
  return failed.length === 0 ? 0 : 1
}
