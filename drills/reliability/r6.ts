import { Agent } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSession } from '#platform/session/sessions.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { asker } from '#test/people.ts'
import { openBalancer } from '../support/balancer.ts'
import { remoteClient } from '../support/remote-client.ts'
import { type Goal, goal, percentile, timed } from '../support/goals.ts'
import { askSteadily } from '../support/open-loop.ts'
import {
  type DrillServer,
  type DrillEnvironment,
  newAddress,
  openEnvironment,
} from '../support/environment.ts'

export const title = 'two processes behind a load balancer are restarted ten times under load'

/** RESTARTS=2 rehearses it in small. */
const restarts = Number(process.env.RESTARTS ?? 10)
const perSecond = Number(process.env.RATE ?? 200)
/** Milliseconds: a stop takes at most five seconds (R5). */
const maxStopMs = 5_000
const maxWaitMs = 60_000

type Balancer = Awaited<ReturnType<typeof openBalancer>>
type Answers = {
  statuses: Map<number, number>
  errors: string[]
  faults: string[]
  waits: number[]
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** When, and in which words: what started or stopped at that moment is printed beside it. */
const faultOf = ({ status, body }: { status: number; body: unknown }, tookMs: number) =>
  `${timeOfDay()} ${status} after ${tookMs.toFixed(0)} ms: ${JSON.stringify(body)}`

const timeOfDay = () => new Date().toISOString().slice(11, 23)

/** What visitors and one advertiser do: mostly reads, some writes that nobody may send twice. */
function trafficOf(site: DrillServer['site'], token: string, adId: number) {
  const ask = (turn: number) => {
    const from = asker(site, newAddress())
    if (turn % 20 === 0) {
      const headers = { 'idempotency-key': `rolling-${turn}` }
      const body = postedAd({ referenceId: `rolling-${turn}` })
      return from('POST', '/properties', { token, body, headers })
    }
    const seen = { propertyId: adId, action: 'view' }
    if (turn % 5 === 0) return from('POST', '/anonymous-users/action', { body: seen })
    const reads = ['/properties?purpose=sale', `/properties/${adId}`, '/settings', '/agents']
    return from('GET', reads[turn % reads.length] ?? '/settings')
  }
  const answers: Answers = { statuses: new Map(), errors: [], faults: [], waits: [] }
  const send = async (turn: number) => {
    try {
      const { took, answer } = await timed(() => ask(turn))
      answers.waits.push(took)
      answers.statuses.set(answer.status, (answers.statuses.get(answer.status) ?? 0) + 1)
      if (answer.status >= 500) answers.faults.push(faultOf(answer, took))
    } catch (error) {
      answers.errors.push(String(error))
    }
  }
  return { send, answers }
}

async function untilHealthy(balancer: Balancer, port: number) {
  const end = Date.now() + maxWaitMs
  while (!balancer.isHealthy(port) && Date.now() < end) await sleep(50)
}

type Scene = { environment: DrillEnvironment; balancer: Balancer; servers: DrillServer[] }

/** Stops one process after the other and starts it again; answers how long each stop took. */
async function restartAll({ environment, balancer, servers }: Scene): Promise<number[]> {
  const stops: number[] = []
  for (const [at, { port, stop }] of servers.entries()) {
    const { took } = await timed(stop)
    const start = timed(() => environment.startServer({ PORT: String(port) }))
    servers[at] = (await start).answer
    await untilHealthy(balancer, port)
    const seconds = [took, (await start).took].map((ms) => (ms / 1000).toFixed(1))
    console.log(
      `  ${timeOfDay()} process ${at + 1}: stopped in ${seconds[0]} s, ready again in ${seconds[1]} s`,
    )
    stops.push(took)
  }
  return stops
}

/** An advertiser who is logged in, and an ad; a server that has just started may say 503 first. */
async function openSession(environment: DrillEnvironment, { site }: DrillServer) {
  const [person] = await environment.addPeople(1)
  await environment.db.kysely
    .updateTable('subscription_packages')
    .set({ slots: 1_000_000 })
    .execute()
  const started = { accountId: person?.id ?? 0, device: 'drill', now: new Date() }
  const { token } = await startSession(environment.db.kysely, started)
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await sleep(1_000)) {
    const ad = await asker(site)('POST', '/properties', { token, body: postedAd() })
    if (ad.status === 201) return { token, adId: ad.body.data.property.id as number }
  }
  throw new Error('no ad could be made')
}

function goalsOf(answers: Answers, balancer: Balancer, stops: readonly number[]): Goal[] {
  const { statuses, errors, waits } = answers
  const count = (isWanted: (status: number) => boolean) =>
    [...statuses].reduce((sum, [status, times]) => sum + (isWanted(status) ? times : 0), 0)
  for (const failure of [...balancer.failures, ...errors, ...answers.faults].slice(0, 20))
    console.log(`  ${failure}`)
  console.log(`  statuses: ${JSON.stringify(Object.fromEntries(statuses))}`)
  console.log(`  p99 of an answer: ${percentile(waits, 0.99).toFixed(0)} ms`)
  console.log(`  sent on to the other process: ${balancer.counts.retries}`)
  return [
    goal('processes restarted', stops.length, { exactly: restarts * 2 }),
    goal(`reset or never answered, of ${waits.length}`, errors.length, { exactly: 0 }),
    goal('could not be delivered to any process', balancer.failures.length, { exactly: 0 }),
    goal(
      'answered 5xx',
      count((status) => status >= 500),
      { exactly: 0 },
    ),
    goal(
      'answered 4xx',
      count((status) => status >= 400 && status < 500),
      { exactly: 0 },
    ),
    goal('the longest stop', Math.max(...stops), { atMost: maxStopMs, unit: 'ms' }),
  ]
}

async function perform(scene: Scene): Promise<Goal[]> {
  const { environment, balancer, servers } = scene
  const { token, adId } = await openSession(environment, servers[0]!)
  const agent = new Agent({ keepAlive: true })
  const site = remoteClient(balancer.port, async () => [], agent)
  const { send, answers } = trafficOf(site, token, adId)
  const load = askSteadily(perSecond, send)
  const stops: number[] = []
  try {
    for (let done = 0; done < restarts; done += 1) stops.push(...(await restartAll(scene)))
  } finally {
    await load.stop()
    agent.destroy()
  }
  return goalsOf(answers, balancer, stops)
}

export async function run(): Promise<Goal[]> {
  const environment = await openEnvironment()
  const servers: DrillServer[] = []
  try {
    for (const port of [await findFreePort(), await findFreePort()]) {
      servers.push(await environment.startServer({ PORT: String(port) }))
    }
    const balancer = await openBalancer(servers.map(({ port }) => port))
    return await perform({ environment, balancer, servers }).finally(balancer.close)
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
    await environment.close()
  }
}
