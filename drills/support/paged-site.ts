import { type Answered, type PlainRequest, askPlainly } from './plain-request.ts'
import { startProgram } from './programs.ts'
import { type DrillEnvironment, openEnvironment } from './environment.ts'

export const ownOrigin = 'https://dara.example'

export type PagedSite = {
  port: number
  pid: number
  ask: (asked: PlainRequest | string) => Promise<Answered>
}

const named = (asked: PlainRequest | string) =>
  typeof asked === 'string' ? asked : `${asked.method ?? 'GET'} ${asked.path}`

/** All that is at fault, of everything that was asked. */
export async function faultsAmong(
  { ask }: PagedSite,
  all: readonly (PlainRequest | string)[],
  faultsOf: (answer: Answered) => string[],
) {
  const faults: string[] = []
  for (const asked of all) {
    faults.push(...faultsOf(await ask(asked)).map((fault) => `${named(asked)}: ${fault}`))
  }
  for (const fault of faults) console.log(`  ${fault}`)
  return faults.length
}

/** The page that an address leads to: an ad's has its name in its address. */
export async function follow(ask: PagedSite['ask'], path: string): Promise<Answered> {
  const answer = await ask(path)
  const { location } = answer.headers
  if (answer.status < 300 || answer.status >= 400 || !location) return answer
  const { pathname, search } = new URL(location, ownOrigin)
  return ask(pathname + search)
}

/** A production with its real pages, under its own address, asked from outside. */
export async function withPagedSite<T>(
  work: (environment: DrillEnvironment, site: PagedSite) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const environment = await openEnvironment()
  try {
    const env = { ...environment.env, PUBLIC_URL: ownOrigin, ...more }
    const program = await startProgram('drills/support/page-server.ts', env)
    const port = Number(/http:\/\/[\w.]+:(\d+)/.exec(program.said)?.[1])
    const ask = (asked: PlainRequest | string) => askPlainly(port, asked)
    return await work(environment, { port, pid: program.pid, ask }).finally(program.stop)
  } finally {
    await environment.close()
  }
}
