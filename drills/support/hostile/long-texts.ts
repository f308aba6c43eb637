import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type Endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { startSession } from '#platform/session/sessions.ts'
import { longTexts } from '#test/fuzz/long-texts.ts'
import { type TextField, textFieldsOf, valueAt } from '#test/fuzz/text-fields.ts'
import { readContracts } from '#tools/checks/contracts.ts'
import { goal, timed } from '../goals.ts'
import { ownOrigin, type PagedSite } from '../paged-site.ts'
import type { Answered } from '../plain-request.ts'
import type { DrillEnvironment } from '../environment.ts'

/** What others may wait meanwhile for an answer that needs nothing. */
const maxWaitBesideMs = 500
const watchIntervalMs = 5
const quietMs = 3_000

type LongRequest = {
  name: string
  path: string
  method?: string
  headers?: Record<string, string>
  payload?: string
}

async function tokensOf({ addPeople, db }: DrillEnvironment) {
  const tokens = new Map<string, string>()
  for (const role of ['agent', 'agency', 'operator']) {
    const [person] = await addPeople(1, role)
    const started = { accountId: person?.id ?? 0, device: 'drill', now: new Date() }
    tokens.set(role, (await startSession(db.kysely, started)).token)
  }
  return tokens
}

/** Somebody who may make the call: what is refused before its body is read tries nothing. */
const roleFor = ({ access }: Endpoint) =>
  ['agent', 'agency', 'operator'].find(
    (role) => typeof access === 'string' || (access as readonly string[]).includes(role),
  ) ?? 'agent'

/** A path whose places are filled with what the contract takes. */
function pathOf({ path, params }: Endpoint): string {
  const filled = (value: string) => path.replace(/\{\w+\}/g, value)
  const isNumber = !params || z.safeParse(params, { id: '1', token: 'x' }).success
  return filled(isNumber ? '1' : randomUUID())
}

/** Each text of each body, alone as long as a body may be, sent by somebody who may. */
async function longBodies(environment: DrillEnvironment): Promise<LongRequest[]> {
  const tokens = await tokensOf(environment)
  // The orders of marks and blanks that take longest; the tests of contracts try many more.
  const texts = longTexts().slice(0, 5)
  const endpoints = (await readContracts(process.cwd())).map(({ endpoint }) => endpoint)
  const fields = endpoints.flatMap((endpoint) =>
    textFieldsOf(endpoint, 'body').map(([, field]): [Endpoint, TextField] => [endpoint, field]),
  )
  return fields.flatMap(([endpoint, { path }]) =>
    texts.map(([name, text]) => ({
      name: `${nameOf(endpoint)} ${path.join('.')}: ${name}`,
      path: `/api${pathOf(endpoint)}`,
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        origin: ownOrigin,
        authorization: `Bearer ${tokens.get(roleFor(endpoint))}`,
      },
      payload: JSON.stringify(valueAt(path, text)),
    })),
  )
}

/** Bytes of a text that an address of 16 KB has room for, each spelled with three characters. */
const maxAddressBytes = 4_800

/** Each filter of a list with the marks that take longest, asked of the list and of its page. */
const longAddresses = (filters: readonly string[]): LongRequest[] =>
  filters.flatMap((name) =>
    longTexts(maxAddressBytes)
      .slice(0, 5)
      .map(([, text]) => `/properties?${name}=${encodeURIComponent(text)}`)
      .flatMap((path) => [`/api${path}`, `/en${path}`])
      .map((path) => ({ name: path.slice(0, 60), path })),
  )

type Timed = { took: number; answer: Answered }

type Probe = { filters: readonly string[]; note: (name: string, timed: Timed) => void }

/** Asks for what needs nothing until it is stopped; `stop` says how long the longest wait was. */
function watchWaits({ ask }: PagedSite) {
  let isOver = false
  const longest = { took: 0, beside: '' }
  const beside = { name: 'nothing' }
  const watch = async () => {
    while (!isOver) {
      const { name } = beside
      const { took } = await timed(() => ask('/healthz'))
      if (took > longest.took) Object.assign(longest, { took, beside: name })
      await wait(watchIntervalMs)
    }
  }
  const watching = watch()
  const stop = async () => {
    isOver = true
    await watching
    console.log(`  longest wait ${longest.took.toFixed(0)} ms, beside ${longest.beside}`)
    return longest.took
  }
  return { beside, stop }
}

/**
 * Texts as long as a body or an address may be, in each field, one after the other, while somebody
 * asks for something else. What they wait with nobody beside them is printed, to judge the machine.
 */
export async function longTextGoal(
  environment: DrillEnvironment,
  site: PagedSite,
  { filters, note }: Probe,
) {
  const requests = [...(await longBodies(environment)), ...longAddresses(filters)]
  const alone = watchWaits(site)
  await wait(quietMs)
  await alone.stop()
  const { beside, stop } = watchWaits(site)
  const statuses = new Set<number>()
  const sendAll = async () => {
    for (const { name, ...asked } of requests) {
      beside.name = name
      const one = await timed(() => site.ask(asked))
      note(name, one)
      statuses.add(one.answer.status)
    }
  }
  await sendAll().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  console.log(`  ${requests.length} long texts were answered ${[...statuses].join(', ')}`)
  const bound = { atMost: maxWaitBesideMs, unit: 'ms' }
  return goal('longest wait of others beside texts of 250 KB', await stop(), bound)
}
