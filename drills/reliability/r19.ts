import { Agent } from 'node:http'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkConsistency } from '#features/oversight/consistency/actions.ts'
import { remoteClient } from '../support/remote-client.ts'
import { type Goal, goal, percentile } from '../support/goals.ts'
import { type InUse, watchMemoryInUse } from '../support/memory-in-use.ts'
import { type TimedAnswer, openTraffic } from '../support/mixed-traffic.ts'
import { askSteadily } from '../support/open-loop.ts'
import { leastGain, trendOf } from '../support/trend.ts'
import { type PagedSite, withPagedSite } from '../support/paged-site.ts'
import type { DrillEnvironment } from '../support/environment.ts'

export const title = 'half of what the server can do, reads and writes, for as long as it is told'

/** The full drill is an hour: `--minutes 60`. */
const usualMinutes = 3
/** Of shorter runs the slope of the memory is only shown. */
const minutesToJudge = 20
const people = 60
const password = 'mint tea'
const atOnce = 16
const capacitySeconds = 15
const sampleMs = 5_000
const metricsToken = 'token-of-the-drill-for-its-metrics'

type Sample = {
  at: number
  memory: number
  handles: number
  files: number
  connections: number
  lagMs: number
}

type Traffic = Awaited<ReturnType<typeof openTraffic>>

/** Requests a second of so many clients, each asking again as soon as it was answered. */
async function measureCapacity({ ask, answers }: Traffic): Promise<number> {
  const before = answers.length
  const end = performance.now() + capacitySeconds * 1_000
  let turn = 0
  const client = async () => {
    while (performance.now() < end) {
      turn += 1
      await ask(turn)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const good = answers.slice(before).filter(({ status }) => status >= 200 && status < 500)
  return good.length / capacitySeconds
}

const metricIn = (text: string, name: string) =>
  Number(new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1] ?? 0)

async function takeSample({ ask }: PagedSite, { db }: DrillEnvironment): Promise<Sample> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await ask({ path: '/metrics', headers })
  const { rows } = await db.pool.query('select count(*)::int as n from pg_stat_activity')
  return {
    at: Date.now(),
    memory: metricIn(body, 'process_resident_memory_bytes') / 2 ** 20,
    handles: metricIn(body, 'nodejs_active_handles_total'),
    files: metricIn(body, 'process_open_fds'),
    connections: rows[0].n,
    lagMs: metricIn(body, 'nodejs_eventloop_lag_p99_seconds') * 1_000,
  }
}

const p99Of = (answers: readonly TimedAnswer[]) =>
  percentile(
    answers.map(({ tookMs }) => tookMs),
    0.99,
  )

/**
 * What comes after the warm-up, a third of the time: pages that are kept, 48 MB of them, gathered for
 * nine minutes at 32 requests a second, and compiled code (14.8 MB at first, 18.2 after twenty minutes,
 * 20.0 after an hour).
 */
function settled<T extends { at: number }>(all: readonly T[], minutes: number): T[] {
  const warmUpMs = (minutes / 3) * 60_000
  const begin = (all[0]?.at ?? 0) + warmUpMs
  return all.filter(({ at }) => at >= begin)
}

const thirds = <T>(all: readonly T[]): [T[], T[]] => {
  const size = Math.floor(all.length / 3)
  return [all.slice(0, size), all.slice(-size)]
}

/**
 * What is in use after a collection: how much garbage lies in memory at other moments varies from minute to
 * minute by more than the goal.
 */
function memoryGoals(samples: readonly Sample[], inUse: readonly InUse[], minutes: number): Goal[] {
  const [first, last] = thirds(samples)
  for (const what of ['rss', 'heapUsed', 'external'] as const) {
    const listed = inUse.map((one) => one[what].toFixed(1))
    console.log(`  ${what} after a collection, MB each minute: ${listed.join(' ')}`)
  }
  const start = inUse[0]?.at ?? 0
  const trendIn = (what: string, megabytesOf: (one: InUse) => number) => {
    const trend = trendOf(inUse.map((one) => [(one.at - start) / 60_000, megabytesOf(one)]))
    const figures = [trend.perTenMinutes, trend.standardError].map((figure) => figure.toFixed(1))
    console.log(`  ${what}: ${figures.join(' ± ')} MB in ten minutes`)
    return trend
  }
  const memory = trendIn('memory', ({ rss }) => rss)
  const objects = trendIn('objects and buffers', ({ heapUsed, external }) => heapUsed + external)
  const least = (those: readonly Sample[]) => Math.min(...those.map(({ memory }) => memory))
  if (minutes >= minutesToJudge) {
    return [
      goal('memory gained in ten minutes, at least', leastGain(memory), { atMost: 1, unit: 'MB' }),
      goal('of that, by objects and buffers', leastGain(objects), { atMost: 1, unit: 'MB' }),
      goal('standard error of what was gained', memory.standardError, { atMost: 2, unit: 'MB' }),
    ]
  }
  console.log(`  shown, not judged below ${minutesToJudge} min`)
  return [
    goal('memory, last third above first', least(last) - least(first), { atMost: 100, unit: 'MB' }),
  ]
}

function flatGoals(samples: readonly Sample[]): Goal[] {
  const [first, last] = thirds(samples)
  const most = (those: readonly Sample[], name: keyof Sample) =>
    Math.max(...those.map((one) => one[name]))
  const gained = (name: keyof Sample) => most(last, name) - most(first, name)
  return [
    goal('handles gained', gained('handles'), { atMost: 20 }),
    goal('open files gained', gained('files'), { atMost: 20 }),
    goal('database connections gained', gained('connections'), { atMost: 2 }),
    goal(
      'event loop p99 delay, the median',
      percentile(
        samples.map(({ lagMs }) => lagMs),
        0.5,
      ),
      {
        atMost: 100,
        unit: 'ms',
      },
    ),
  ]
}

function answerGoals(answers: readonly TimedAnswer[]): Goal[] {
  const [first, last] = thirds(answers)
  const drift = (p99Of(last) / p99Of(first) - 1) * 100
  const bad = answers.filter(({ status }) => status === 0 || status >= 500)
  const statuses = Map.groupBy(answers, ({ kind, status }) => `${kind} ${status}`)
  console.log(
    `  ${[...statuses]
      .map(([name, all]) => `${name}: ${all.length}`)
      .sort()
      .join(', ')}`,
  )
  console.log(`  p99 ${p99Of(first).toFixed(0)} ms at first, ${p99Of(last).toFixed(0)} ms at last`)
  return [
    goal(`not answered or 5xx, of ${answers.length}`, bad.length, { exactly: 0 }),
    goal('p99 of the last third above the first', drift, { atMost: 20, unit: '%' }),
  ]
}

type Soak = { samples: Sample[]; inUse: InUse[]; answers: TimedAnswer[] }

type Length = { minutes: number; memoryFile: string }

async function soak(
  environment: DrillEnvironment,
  site: PagedSite,
  { minutes, memoryFile }: Length,
): Promise<Soak> {
  await environment.db.kysely
    .updateTable('subscription_packages')
    .set({ slots: 1_000_000 })
    .execute()
  const emails = (await environment.addPeople(people)).map(({ email }) => email ?? '')
  const agent = new Agent({ keepAlive: true })
  const traffic = await openTraffic(
    remoteClient(site.port, async () => [], agent),
    { emails, password },
  )
  const capacity = await measureCapacity(traffic)
  const perSecond = Math.max(1, Math.round(capacity / 2))
  console.log(`  capacity ${capacity.toFixed(0)} requests/s; ${perSecond} for ${minutes} min\n`)
  const before = traffic.answers.length
  const load = askSteadily(perSecond, traffic.ask)
  const samples: Sample[] = []
  const end = Date.now() + minutes * 60_000
  const watching = watchMemoryInUse(load, { pid: site.pid, file: memoryFile }, end)
  for (; Date.now() < end; await sleep(sampleMs)) samples.push(await takeSample(site, environment))
  const inUse = await watching
  await load.stop()
  agent.destroy()
  return { samples, inUse, answers: traffic.answers.slice(before) }
}

/** `minutes`: how long, after the capacity was measured. */
export async function run({ minutes = usualMinutes }: { minutes?: number }): Promise<Goal[]> {
  console.log(`for ${minutes} min (--minutes 60 for the whole of it)\n`)
  const memoryFile = join(tmpdir(), `dara-memory-${process.pid}.json`)
  const env = {
    METRICS_TOKEN: metricsToken,
    PUBLIC_URL: 'http://localhost',
    WORKER: 'on',
    MEMORY_FILE: memoryFile,
  }
  const work = withPagedSite(async (environment, site) => {
    const { samples, inUse, answers } = await soak(environment, site, { minutes, memoryFile })
    const later = settled(samples, minutes)
    const ofMemory = memoryGoals(later, settled(inUse, minutes), minutes)
    const findings = await checkConsistency(environment.db.kysely)
    return [
      ...ofMemory,
      ...flatGoals(later),
      ...answerGoals(settled(answers, minutes)),
      ...findings.map(({ what, count }) => goal(what, count, { exactly: 0 })),
    ]
  }, env)
  return work.finally(() => rm(memoryFile, { force: true }))
}
