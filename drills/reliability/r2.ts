import { setTimeout as sleep } from 'node:timers/promises'
import { type Embedded, openEmbedded } from '../support/embedded.ts'
import { type Goal, goal } from '../support/goals.ts'
import {
  isFailed,
  isPage,
  isRude,
  openTraffic,
  printFailures,
  type Traffic,
} from '../support/site-traffic.ts'

export const title = 'the database restarts under traffic: fast, immediate, killed'

type StopMethod = { name: string; signal: NodeJS.Signals; maxFailedPercent: number }

const stopMethods: StopMethod[] = [
  { name: 'fast', signal: 'SIGINT', maxFailedPercent: 1 },
  { name: 'immediate', signal: 'SIGQUIT', maxFailedPercent: 2 },
  { name: 'kill -9', signal: 'SIGKILL', maxFailedPercent: 2 },
]

/** The share of failures is counted over this time from the restart on. */
const seconds = 15
const restartAfterMs = 2_000

async function restart(server: Embedded, traffic: Traffic, method: StopMethod): Promise<Goal[]> {
  const begun = performance.now()
  const sending = traffic.send(seconds + restartAfterMs / 1000)
  await sleep(restartAfterMs)
  await server.signal(method.signal)
  const signalled = performance.now() - begun
  // A shutdown lasts a moment, in which connections may still be taken.
  await sleep(100)
  const accepted = (await server.accepts()) - begun
  const all = await sending
  const answers = all.filter(({ startedMs }) => startedMs >= signalled - 1_000)
  const failed = answers.filter(isFailed)
  const lastFailure = Math.max(accepted, ...failed.map((one) => one.startedMs + one.tookMs))
  const lost = await traffic.findLost(all)
  printFailures(answers)
  const named = (what: string) => `${method.name}: ${what}`
  return [
    goal(named('database away'), accepted - signalled, { atMost: 2_000, unit: 'ms' }),
    goal(named(`failed, of ${answers.length}`), (100 * failed.length) / answers.length, {
      atMost: method.maxFailedPercent,
      unit: '%',
    }),
    goal(named('failed otherwise than 503 with Retry-After'), all.filter(isRude).length, {
      exactly: 0,
    }),
    goal(named('kept pages that failed'), answers.filter(isPage).filter(isFailed).length, {
      exactly: 0,
    }),
    goal(named('last failure after the database accepts'), lastFailure - accepted, {
      atMost: 1_000,
      unit: 'ms',
    }),
    goal(named('longest answer'), Math.max(...answers.map(({ tookMs }) => tookMs)), {
      atMost: 3_000,
      unit: 'ms',
    }),
    goal(named('acknowledged and lost'), lost.length, { exactly: 0 }),
  ]
}

async function perform(server: Embedded): Promise<Goal[]> {
  const traffic = await openTraffic(server)
  const goals: Goal[] = []
  try {
    for (const method of stopMethods) goals.push(...(await restart(server, traffic, method)))
  } finally {
    traffic.close()
  }
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`)
  return [...goals, goal('the server is still there and ready', ready.status, { exactly: 200 })]
}

export async function run(): Promise<Goal[]> {
  const server = await openEmbedded('tools/start.ts')
  return perform(server).finally(server.close)
}
