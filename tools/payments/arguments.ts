import { parseArgs } from 'node:util'
import { type OrderState, orderStates } from '#features/payments/orders/contract.ts'

export const help = `npm run payments -- list [--state STATE] [--account EMAIL] [--limit N] [--json]
npm run payments -- refund ORDER
npm run payments -- grant EMAIL PACKAGE
npm run payments -- reconcile
npm run payments -- export MONTH
npm run payments -- check

  list           orders, the newest first
  refund         asks the gateway to pay an order back; when it confirms, the package is taken back,
                 its ads leave the site and a credit note is mailed. The last renewal goes first
  grant          gives an advertiser a package without a payment
  reconcile      asks the gateway about every order that is open, and about refunds that it has not
                 confirmed; a running server does so every few minutes
  export         orders that were paid or paid back in a month (YYYY-MM, Dubai), as CSV
  check          compares orders, ledger, invoices and subscriptions; ends with 1 where they differ

  --state STATE  only those that are ${orderStates.join(', ')}
  --account EMAIL  only those of this account
  --limit N      how many at most (default: 50)
  --json         print JSON
  --help         print this

The environment is that of npm start. Ends with 0 when it was done, 1 when it was not, 2 when the
command was not understood.`

export type Wanted =
  | {
      verb: 'list'
      state?: OrderState
      account?: string
      limit: number
      isJson: boolean
    }
  | { verb: 'refund'; id: string }
  | { verb: 'grant'; email: string; packageId: number }
  | { verb: 'reconcile' }
  | { verb: 'check' }
  | { verb: 'export'; from: Date; until: Date }

type Problem = { problem: string }

const options = {
  state: { type: 'string' },
  account: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

type Values = { state?: string; account?: string; limit: string; json: boolean }

const maxListed = 1_000

function readList({ state, account, limit, json }: Values): Wanted | Problem {
  const known = orderStates.find((one) => one === state)
  if (state !== undefined && !known)
    return { problem: `--state is one of ${orderStates.join(', ')}.` }
  const count = Number(limit)
  if (!Number.isInteger(count) || count < 1 || count > maxListed) {
    return { problem: `--limit is a number from 1 to ${maxListed}.` }
  }
  return {
    verb: 'list',
    limit: count,
    isJson: json,
    ...(known && { state: known }),
    ...(account && { account }),
  }
}

/** Midnight in Dubai, which has no summer time. */
const startOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1, -4))

function readExport(month: string | undefined): Wanted | Problem {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month ?? '') ?? []
  if (!year) return { problem: 'MONTH is a year and a month, such as 2026-11.' }
  const [from, until] = [0, 1].map((later) => startOfMonth(Number(year), Number(number) + later))
  return { verb: 'export', from: from!, until: until! }
}

function readGrant([email, packageId]: string[]): Wanted | Problem {
  const id = Number(packageId)
  if (!email?.includes('@') || !Number.isInteger(id) || id < 1) {
    return { problem: 'A grant names an EMAIL and the number of a PACKAGE.' }
  }
  return { verb: 'grant', email, packageId: id }
}

const counts: Record<string, number> = {
  list: 0,
  refund: 1,
  grant: 2,
  reconcile: 0,
  export: 1,
  check: 0,
}

function readVerb([verb = '', ...rest]: string[], values: Values): Wanted | Problem {
  if (!(verb in counts)) return { problem: verb ? `Unknown command: ${verb}.` : 'Name a command.' }
  if (rest.length !== counts[verb]) return { problem: `${verb} takes ${counts[verb]} argument(s).` }
  if (verb === 'list') return readList(values)
  if (verb === 'export') return readExport(rest[0])
  if (verb === 'grant') return readGrant(rest)
  if (verb === 'refund') return { verb, id: rest[0]! }
  return { verb: verb === 'check' ? 'check' : 'reconcile' }
}

export function readArguments(args: string[]): Wanted | Problem | 'help' {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return values.help ? 'help' : readVerb(positionals, values)
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
