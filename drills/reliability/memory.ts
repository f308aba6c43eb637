import { setTimeout as sleep } from 'node:timers/promises'
import { goal } from '../support/goals.ts'
import { closedLoad, keptConnections } from '../support/load.ts'
import { newResults, residentMegabytes, withPagedServer } from '../support/paged-server.ts'

export const title = 'five hundred connections that ask for pages which are never alike'

const clients = 500
const stormSeconds = 30
/** As much as a site has answered soon after its start, so that its code is compiled. */
const warmUpSeconds = 15
const restMs = 60_000
const sampleMs = 100

const headers = { 'accept-encoding': 'br' }

async function largestDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let largest = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      largest = Math.max(largest, await residentMegabytes(pid))
      await sleep(sampleMs)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await watching
  return largest
}

export const run = () =>
  withPagedServer(async ({ port, pid }) => {
    const results = newResults()
    const next = () => ({ path: results().page, headers })
    const load = (count: number, seconds: number) => {
      const agent = keptConnections(count)
      const target = { port, agent }
      return closedLoad(target, { clients: count, seconds }, next).finally(() => agent.destroy())
    }
    await load(4, warmUpSeconds)
    await sleep(restMs)
    const idle = await residentMegabytes(pid)
    let answered = 0
    let odd = 0
    const largest = await largestDuring(pid, async () => {
      const answers = await load(clients, stormSeconds)
      answered = answers.filter(({ status }) => status === 200).length
      odd = answers.filter(({ status }) => status !== 200 && status !== 503).length
    })
    await sleep(restMs)
    const after = await residentMegabytes(pid)
    console.log(`idle ${idle.toFixed(0)} MB, ${answered} pages answered in the storm`)
    return [
      goal('pages answered in the storm', answered, { atLeast: 1 }),
      goal('neither answered nor refused', odd, { exactly: 0 }),
      goal('most memory in the storm', largest, { atMost: 600, unit: 'MB' }),
      goal('memory a minute later, of what it was idle', (after / idle) * 100, {
        atMost: 120,
        unit: '%',
      }),
    ]
  })
