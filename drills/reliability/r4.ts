import { setTimeout as sleep } from 'node:timers/promises'
import { goal, percentile } from '../support/goals.ts'
import { type Answer, ask, closedLoad, keptConnections, openLoad } from '../support/load.ts'
import { newResults, withCpuPrinted, withPagedServer } from '../support/paged-server.ts'

export const title = 'three times the load that the server can carry, for twenty seconds'

const metricsToken = 'token-of-the-drill-for-its-metrics'
const overloadFactor = 3
const overloadSeconds = 20
const capacitySeconds = 10
const pauseMs = 25

const times = (answers: readonly Answer[]) => answers.map(({ tookMs }) => tookMs)
const p99 = (answers: readonly Answer[]) => percentile(times(answers), 0.99)
const ofStatus = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status)

/** Whoever makes the load gets no old pages; others do. */
const elsewhere = { 'x-forwarded-for': '203.0.113.9' }

/** What is asked for again and again beside the load, one after the other. */
async function watch(port: number, path: string, isOver: () => boolean) {
  const answers: Answer[] = []
  while (!isOver()) {
    answers.push(await ask({ port }, { path, headers: elsewhere }))
    await sleep(pauseMs)
  }
  return answers
}

async function longestLoopDelayMs(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const found = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await answer.text())
  return Number(found?.[1] ?? Number.NaN) * 1000
}

async function overload(port: number, perSecond: number, next: () => { path: string }) {
  let isOver = false
  const paths = ['/api/settings', '/healthz', '/en']
  await longestLoopDelayMs(port)
  const watching = paths.map((path) => watch(port, path, () => isOver))
  const target = { port, agent: keptConnections(Number.POSITIVE_INFINITY) }
  const answers = await openLoad(target, { perSecond, seconds: overloadSeconds }, next)
  const loopDelayMs = await longestLoopDelayMs(port)
  isOver = true
  const [settings = [], health = [], kept = []] = await Promise.all(watching)
  target.agent.destroy()
  return { answers, settings, health, kept, loopDelayMs }
}

/** Milliseconds after the load until ten in a row were answered. */
async function recoveryMs(port: number, next: () => { path: string }): Promise<number> {
  const begin = performance.now()
  let answeredAt = begin
  for (let inRow = 0; inRow < 10; ) {
    const { status } = await ask({ port }, next())
    if (status === 200 && inRow === 0) answeredAt = performance.now()
    inRow = status === 200 ? inRow + 1 : 0
  }
  return answeredAt - begin
}

/** One page among three calls, none asked for before. */
function mixedLoad() {
  const results = newResults()
  let count = 0
  return () => {
    count += 1
    const { page, call } = results()
    return { path: count % 4 === 0 ? page : call }
  }
}

/** What a page and a call waited, when they were served and when they were refused. */
function printTimes(answers: readonly Answer[]) {
  const kindOf = ({ path, status }: Answer) =>
    `${path.startsWith('/api/') ? 'call' : 'page'} ${status}`
  for (const [what, some] of Map.groupBy(answers, kindOf)) {
    const at = (share: number) => percentile(times(some), share).toFixed(0)
    console.log(`${what}: ${some.length}, p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)} ms`)
  }
}

type Seen = Awaited<ReturnType<typeof overload>>

function goalsOf({ answers, settings, health, kept, loopDelayMs }: Seen, capacity: number) {
  const served = ofStatus(answers, 200)
  const refused = ofStatus(answers, 503)
  const goodput = (served.length / overloadSeconds / capacity) * 100
  const small = [...settings, ...health, ...kept]
  const unexplained = refused.filter(({ retryAfter }) => !retryAfter)
  const others = answers.length - served.length - refused.length
  return [
    goal('p99 of what was served', p99(served), { atMost: 500, unit: 'ms' }),
    goal('served, of the capacity', goodput, { atLeast: 80, unit: '%' }),
    goal('neither served nor refused', others, { exactly: 0 }),
    goal('refused without Retry-After', unexplained.length, { exactly: 0 }),
    goal('p99 of a refusal', p99(refused), { atMost: 200, unit: 'ms' }),
    goal('p99 of /api/settings', p99(settings), { atMost: 200, unit: 'ms' }),
    goal('p99 of /healthz', p99(health), { atMost: 500, unit: 'ms' }),
    goal('p99 of a kept page', p99(kept), { atMost: 500, unit: 'ms' }),
    goal('of these, not answered', small.length - ofStatus(small, 200).length, { exactly: 0 }),
    goal('p99 of the event loop’s delay', loopDelayMs, { atMost: 100, unit: 'ms' }),
  ]
}

export const run = () =>
  withPagedServer(
    async ({ port, pid }) => {
      const next = mixedLoad()
      const measure = () => closedLoad({ port }, { clients: 8, seconds: capacitySeconds }, next)
      // The first time compiles the server's code.
      await measure()
      const measured = await measure()
      const capacity = ofStatus(measured, 200).length / capacitySeconds
      console.log(`capacity: ${capacity.toFixed(1)} requests a second, p99 ${p99(measured)} ms`)
      const rate = overloadFactor * capacity
      const seen = await withCpuPrinted(pid, () => overload(port, rate, next))
      printTimes(seen.answers)
      const backMs = await recoveryMs(port, next)
      return [
        ...goalsOf(seen, capacity),
        goal('normal again after', backMs, { atMost: 1_000, unit: 'ms' }),
      ]
    },
    { METRICS_TOKEN: metricsToken },
  )
