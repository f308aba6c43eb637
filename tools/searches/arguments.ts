import { parseArgs } from 'node:util'
import { minDays, minNetworks } from '#features/site/popular-searches/rules.ts'

export const help = `npm run searches -- list [--json]
npm run searches -- exclude URL
npm run searches -- allow URL

  list       searches that at least ${minNetworks} networks made on at least ${minDays} days of the last weeks: how
             many networks and days, whether it is excluded, and the URL of its results
  exclude    never names this search among the popular ones
  allow      undoes that

URL is that of the search on the site, as "list" prints it, with or without the host. The environment is
that of npm start. The home page follows within some minutes. Ends with 0 when it was done, 1 when it was
not, 2 when the command was not understood.`

export type Wanted = { isJson: boolean } & (
  | { verb: 'list' }
  | { verb: 'exclude'; url: string }
  | { verb: 'allow'; url: string }
)

type Problem = { problem: string }

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function wantedOf([verb, url, ...more]: string[], isJson: boolean): Wanted | Problem {
  if (more.length > 0) return { problem: `One at a time: ${more.join(' ')} is too much` }
  if (verb === 'list')
    return url === undefined ? { verb, isJson } : { problem: `${url} is too much` }
  if (verb !== 'exclude' && verb !== 'allow') return { problem: 'Say what to do' }
  return url?.trim() ? { verb, isJson, url: url.trim() } : { problem: 'Say which search: its URL' }
}

/** What the operator wants; a text when the command was not understood. */
export function readArguments(args: string[]): Wanted | 'help' | Problem {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return values.help ? 'help' : wantedOf(positionals, values.json)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
