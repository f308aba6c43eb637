import { setTimeout as sleep } from 'node:timers/promises'
import { goal, percentile } from '../support/goals.ts'
import { ask, type Answer } from '../support/load.ts'
import { newResults, withCpuPrinted, withPagedServer } from '../support/paged-server.ts'
import { closedAfterMs, openCrowd, slowKinds } from '../support/crowds/slow-clients.ts'

export const title = 'five hundred slow clients of one address, and two hundred of many'

const ofOneAddress = 500
const ofManyAddresses = 200
/** Longer than an upload may take. */
const stormMs = 130_000
const pauseMs = 40
/** Opening all of them at once is a flood in itself, which is not what is measured. */
const settleMs = 5_000

type Ask = Parameters<typeof ask>[1]

/** What others ask for meanwhile: something kept, something searched for, something sent. */
function othersAsk() {
  const results = newResults()
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ email: 'nobody@example.com' })
  const asked: (() => Ask)[] = [
    () => ({ path: '/api/settings' }),
    () => ({ path: '/en' }),
    () => ({ path: results().call }),
    () => ({ path: results().page }),
    () => ({ path: '/api/auth/forget-password', ...sent, body }),
  ]
  let count = 0
  return () => asked[count++ % asked.length]!()
}

async function others(port: number, isOver: () => boolean) {
  const next = othersAsk()
  const answers: Answer[] = []
  while (!isOver()) {
    answers.push(await ask({ port }, next()))
    await sleep(pauseMs)
  }
  return answers
}

/** One client of each kind with its own address, and when the server closed its connection. */
async function measureEnds(port: number) {
  const kinds = Object.entries(slowKinds)
  const ends = kinds.map(([, kind], at) =>
    closedAfterMs({ port, kind, address: `127.0.9.${at + 1}` }),
  )
  const measured = await Promise.all(ends)
  return kinds.map(([name, { maxMs, minMs }], at) => {
    const tookMs = measured[at] ?? 0
    const isRight = tookMs >= minMs && tookMs <= maxMs
    return goal(`${name}: closed after ${minMs / 1000} to ${maxMs / 1000} s`, tookMs / 1000, {
      atLeast: isRight ? 0 : minMs / 1000,
      atMost: maxMs / 1000,
      unit: 's',
    })
  })
}

export const run = () =>
  withPagedServer(
    async ({ port, pid }) => {
      let isOver = false
      const crowds = [
        openCrowd({ port, clients: ofOneAddress, addressOf: () => '127.0.1.1' }),
        openCrowd({ port, clients: ofManyAddresses, addressOf: (at) => `127.0.2.${at + 1}` }),
      ]
      await sleep(settleMs)
      const watched = others(port, () => isOver)
      const ends = await withCpuPrinted(pid, async () => {
        const [measured] = await Promise.all([measureEnds(port), sleep(stormMs)])
        isOver = true
        return measured
      })
      const answers = await watched
      for (const crowd of crowds) crowd.close()
      const failed = answers.filter(({ status }) => status === 0 || status >= 500)
      const times = answers.map(({ tookMs }) => tookMs)
      for (const { path, status } of failed.slice(0, 9)) console.log(`  ${status} ${path}`)
      const opened = crowds.reduce((sum, crowd) => sum + crowd.countOpened(), 0)
      return [
        goal('connections of slow clients', opened, { atLeast: ofOneAddress + ofManyAddresses }),
        goal(`failed or refused, of ${answers.length} others`, failed.length, { exactly: 0 }),
        goal('p99 of others', percentile(times, 0.99), { atMost: 500, unit: 'ms' }),
        goal('p95 of others', percentile(times, 0.95), { atMost: 500, unit: 'ms' }),
        ...ends,
      ]
    },
    // Clients are told apart by their own addresses, as at a server without a proxy.
    { TRUST_PROXY: 'none' },
  )
