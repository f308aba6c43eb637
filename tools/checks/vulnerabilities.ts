import { runProgram } from '../program.ts'
import type { Outcome } from './steps.ts'

type Advisory = { title?: string; url?: string }
type Vulnerable = { name: string; severity: string; range: string; via: (string | Advisory)[] }
type Report = {
  vulnerabilities?: Record<string, Vulnerable>
  message?: string
  error?: { summary?: string }
}

/** Known holes of these are mended before anything else lands; of others they are named. */
const blocking = ['high', 'critical']

/** One try: where the registry does not answer, it is said and not waited for. */
const command = 'npm audit --json --silent --fetch-retries=0 --fetch-timeout=30000'

function lineOf({ name, severity, range, via }: Vulnerable): string {
  const why = via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`))
  return `${severity}: ${name} ${range} (${why.join('; ')})`
}

function reportIn(output: string): Report {
  try {
    return JSON.parse(output) as Report
  } catch {
    return { message: output.trim() || 'no answer' }
  }
}

/**
 * Asks the registry which locked packages have known vulnerabilities. A registry that does not
 * answer is a note: nobody is told that there are none, and nobody is stopped.
 */
export async function checkVulnerabilities(
  env: Record<string, string> = {},
): Promise<Outcome & { isAnswered: boolean }> {
  const { output } = await runProgram(command, { env, minutes: 2 })
  const { vulnerabilities, message, error } = reportIn(output)
  if (!vulnerabilities) {
    const reason = message || error?.summary || 'no answer'
    const notes = [`the registry did not say what is vulnerable: ${reason}`]
    return { faults: [], notes, isAnswered: false }
  }
  const known = Object.values(vulnerabilities)
  const isBlocking = ({ severity }: Vulnerable) => blocking.includes(severity)
  return {
    isAnswered: true,
    faults: known.filter(isBlocking).map(lineOf),
    notes: known.filter((one) => !isBlocking(one)).map(lineOf),
  }
}
