import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Embedded, openEmbedded, residentMegabytes } from '../support/embedded.ts'
import { type Goal, goal } from '../support/goals.ts'
import type { Answer } from '../support/load.ts'
import {
  isFailed,
  isPage,
  isRude,
  openTraffic,
  printFailures,
  type Traffic,
} from '../support/site-traffic.ts'

export const title = 'the database is away, then hangs, for a third of a minute each'

const defaultMinutes = 1 / 3
const leadMs = 2_000
const settleSeconds = 8

type Fault = { name: string; begin: () => Promise<unknown>; end: () => Promise<unknown> }

/** What the server brings back by itself is kept away by taking its folder from it. */
function faultsOf(server: Embedded): Fault[] {
  const folder = join(server.dataDir, 'postgres')
  const elsewhere = join(server.dataDir, 'postgres-elsewhere')
  let stopped: number[] = []
  const away = async () => {
    await server.signal('SIGKILL')
    await rename(folder, elsewhere)
  }
  const hang = async () => {
    stopped = await server.signal('SIGSTOP', 'all')
  }
  const goOn = async () => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
  return [
    { name: 'away', begin: away, end: () => rename(elsewhere, folder) },
    { name: 'hanging', begin: hang, end: goOn },
  ]
}

/** Statuses of the two addresses that say how the server is. */
async function readHealth({ port }: Embedded) {
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  return { healthz: await statusOf('/healthz'), readyz: await statusOf('/readyz') }
}

type Scene = { server: Embedded; traffic: Traffic; seconds: number }

/** Breaks the database for so long, and notes the memory soon after and at the end. */
async function breakFor(fault: Fault, { server, seconds }: Scene) {
  await sleep(leadMs)
  await fault.begin()
  await sleep((seconds * 1000) / 3)
  const early = await residentMegabytes(server.pid)
  const health = await readHealth(server)
  await sleep((seconds * 2000) / 3)
  const late = await residentMegabytes(server.pid)
  await fault.end()
  const ended = performance.now()
  const accepted = await server.accepts()
  return { gainedMegabytes: late - early, health, ended, accepted }
}

type Seen = Awaited<ReturnType<typeof breakFor>> & { begun: number; answers: Answer[] }

function goalsOf({ name }: Fault, seen: Seen): Goal[] {
  const { gainedMegabytes, health, begun, ended, accepted, answers } = seen
  const during = answers.filter(({ startedMs }) => startedMs < ended - begun)
  const failures = answers.filter(isFailed)
  const failedAt = failures.map(({ startedMs, tookMs }) => begun + startedMs + tookMs)
  const rude = answers.filter(isRude)
  const pages = failures.filter(isPage)
  const longest = Math.max(...answers.map(({ tookMs }) => tookMs))
  const lastFailure = Math.max(accepted, ...failedAt) - accepted
  const some = during.filter(isFailed).length
  const named = (what: string) => `${name}: ${what}`
  const ms = { unit: 'ms' }
  return [
    goal(named(`failed meanwhile, of ${during.length}`), some, { atLeast: 1 }),
    goal(named('longest answer'), longest, { atMost: 3_000, ...ms }),
    goal(named('failed otherwise than 503 with Retry-After'), rude.length, { exactly: 0 }),
    goal(named('kept pages that failed'), pages.length, { exactly: 0 }),
    goal(named('memory gained'), gainedMegabytes, { atMost: 50, unit: 'MB' }),
    goal(named('/healthz meanwhile'), health.healthz, { exactly: 200 }),
    goal(named('/readyz meanwhile'), health.readyz, { exactly: 503 }),
    goal(named('database accepts after the fault'), accepted - ended, { atMost: 2_000, ...ms }),
    goal(named('last failure after that'), lastFailure, { atMost: 2_000, ...ms }),
  ]
}

const kindOf = ({ path, status }: Answer) => `${path.replace(/\?.*/, '')} ${status}`

function printLongest({ name }: Fault, answers: readonly Answer[]) {
  const longest = answers.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, 5)
  const told = longest.map((answer) => {
    const secondsIn = (answer.startedMs / 1000).toFixed(1)
    return `${kindOf(answer)} ${answer.tookMs.toFixed(0)} ms (asked at ${secondsIn} s)`
  })
  console.log(`  ${name}: longest ${told.join(', ')}`)
}

async function perform(fault: Fault, scene: Scene): Promise<Goal[]> {
  const { traffic, seconds } = scene
  const begun = performance.now()
  const sending = traffic.send(leadMs / 1000 + seconds + settleSeconds)
  const broken = await breakFor(fault, scene)
  const answers = await sending
  printFailures(answers.filter(isRude))
  printLongest(fault, answers)
  const lost = await traffic.findLost(answers)
  return [
    ...goalsOf(fault, { ...broken, begun, answers }),
    goal(`${fault.name}: acknowledged and lost`, lost.length, { exactly: 0 }),
  ]
}

export async function run({ minutes = defaultMinutes }: { minutes?: number }): Promise<Goal[]> {
  const server = await openEmbedded('tools/start.ts')
  try {
    const traffic = await openTraffic(server)
    const scene = { server, traffic, seconds: minutes * 60 }
    if (minutes < 1) console.log('  shortened: reliability asks for --minutes 1\n')
    const goals: Goal[] = []
    for (const fault of faultsOf(server)) goals.push(...(await perform(fault, scene)))
    traffic.close()
    return goals
  } finally {
    await server.close()
  }
}
