import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { postedAd } from '#test/ads/posted-ad.ts'
import type { Embedded } from './embedded.ts'
import { type Answer, type Ask, ask, closedLoad, openLoad } from './load.ts'
import { newAddress } from './environment.ts'

/** reliability R2; scaled down to half of what the machine can do. */
const wantedPerSecond = 200

const json = { 'content-type': 'application/json', origin: 'http://localhost' }

/** Each request comes from another caller, as the proxy says. */
export const fromSomebody = (asked: Ask): Ask => ({
  ...asked,
  headers: { ...asked.headers, host: 'localhost', 'x-forwarded-for': newAddress() },
})

/** Again until it succeeds: a server that has just started on a busy machine sheds load. */
async function tokenOf({ port }: Pick<Embedded, 'port'>, email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ email, password: 'mint tea' }),
  })
  const { data } = (await answer.json()) as { data?: { token: string } }
  if (data) return data.token
  if (answer.status !== 503) throw new Error(`login was answered with ${answer.status}`)
  await sleep(1_000)
  return tokenOf({ port }, email)
}

/** Slots for as many ads as a drill posts. */
const slots = 1_000_000

type Token = { authorization: string }

/** Each ad under its own reference, which stands in its address, too. */
function adPoster({ authorization }: Token) {
  let posted = 0
  return (): Ask => {
    posted += 1
    const referenceId = `traffic-${posted}`
    const headers = { ...json, authorization, 'idempotency-key': referenceId }
    const path = `/api/properties?reference=${referenceId}`
    return { path, method: 'POST', headers, body: JSON.stringify(postedAd({ referenceId })) }
  }
}

/** Searches, an ad, a page that is kept, ads being posted, and somebody's own list. */
function visitsOf(token: Token) {
  const kinds: ((count: number) => Ask)[] = [
    (count) => ({ path: `/api/properties?purpose=sale&minPrice=${count}` }),
    (count) => ({ path: `/api/properties?purpose=rent&maxPrice=${1_000_000 + count}` }),
    () => ({ path: '/api/properties/1' }),
    () => ({ path: '/en' }),
    adPoster(token),
    (count) => ({ path: `/api/properties?purpose=sale&rooms=2&maxPrice=${count + 100_000}` }),
    () => ({ path: '/api/properties/my-properties', headers: token }),
    () => ({ path: '/api/agents' }),
    () => ({ path: '/en' }),
    (count) => ({ path: `/api/properties?purpose=sale&maxSpace=${count + 100}` }),
  ]
  return (count: number) => fromSomebody(kinds[count % kinds.length]!(count))
}

type Visit = ReturnType<typeof visitsOf>
type Target = Parameters<typeof ask>[0]

const warmUpRequests = 20
const measured = { clients: 12, seconds: 4 }

/** Half of what clients get who ask as fast as they are answered. */
async function rateFor(target: Target, next: Visit): Promise<number> {
  for (let count = 0; count < warmUpRequests; count += 1) await ask(target, next(count))
  const answers = await closedLoad(target, measured, next)
  const capacity = answers.length / measured.seconds
  const perSecond = Math.max(10, Math.min(wantedPerSecond, Math.floor(capacity / 2)))
  console.log(`  ${perSecond} requests a second\n`)
  return perSecond
}

/** References of ads that were answered with 201 and are not in the database. */
const lossFinder =
  ({ db }: Embedded) =>
  async (answers: readonly Answer[]) => {
    const made = answers
      .filter(({ status }) => status === 201)
      .map(({ path }) => path.split('=')[1])
    const rows = await db.kysely.selectFrom('properties').select('reference_id').execute()
    const kept = new Set(rows.map(({ reference_id }) => reference_id))
    return made.filter((reference) => !kept.has(reference ?? ''))
  }

/** Traffic as a site has it, at the rate that this machine can bear. */
export async function openTraffic(server: Embedded) {
  const { db, port } = server
  await db.kysely.updateTable('subscription_packages').set({ slots }).execute()
  const [person] = await server.addPeople(1)
  const token = { authorization: `Bearer ${await tokenOf(server, person?.email ?? '')}` }
  // Closed well before the server would, which might meet a request on its way.
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 4_000 })
  const target = { port, agent, timeoutMs: 20_000 }
  const next = visitsOf(token)
  const perSecond = await rateFor(target, next)
  return {
    token,
    target,
    send: (seconds: number) => openLoad(target, { perSecond, seconds }, next),
    findLost: lossFinder(server),
    close: () => agent.destroy(),
  }
}

export type Traffic = Awaited<ReturnType<typeof openTraffic>>

export const isFailed = ({ status }: Answer) => status === 0 || status >= 500
/** 503 with Retry-After is the one failure that a caller may see. */
export const isRude = (answer: Answer) =>
  isFailed(answer) && !(answer.status === 503 && Number(answer.retryAfter) > 0)
export const isPage = ({ path }: Answer) => !path.startsWith('/api/')

/** What failed, each kind once: a hint for whoever reads the goals. */
export function printFailures(answers: readonly Answer[]) {
  const kinds = answers
    .filter(isFailed)
    .map(({ path, status }) => `${status} ${path.split('?')[0]}`)
  for (const kind of new Set(kinds)) console.log(`  failed: ${kind}`)
}
