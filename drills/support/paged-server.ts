import { readFile } from 'node:fs/promises'
import { type DrillServer, type DrillEnvironment, openEnvironment } from './environment.ts'

const withPages = 'drills/support/page-server.ts'

/** A production server with its real pages and the six hundred ads of a demo. */
export async function withPagedServer<T>(
  work: (server: DrillServer, environment: DrillEnvironment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const environment = await openEnvironment()
  try {
    // A separate process fills the database, so that the measured one holds nothing of that.
    const seeding = await environment.startServer({ DEMO: 'on' }, withPages)
    await seeding.stop()
    const server = await environment.startServer({ RATE_LIMITS: 'off', ...env }, withPages)
    return await work(server, environment).finally(server.stop)
  } finally {
    await environment.close()
  }
}

/** Megabytes of memory of a process (Linux). */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

/** Results that nobody has asked for before, by turns in both languages. */
export function newResults() {
  let count = 0
  return () => {
    count += 1
    const query = `purpose=${count % 3 ? 'sale' : 'rent'}&minPrice=${1_000 + count}`
    return {
      page: `/${count % 2 ? 'en' : 'ar'}/properties?${query}`,
      call: `/api/properties?${query}`,
    }
  }
}

/** Clock ticks a second in which Linux counts a process's time (man 5 proc). */
const ticksPerSecond = 100

/** Seconds of a core that a process has used so far (Linux). */
async function usedCpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

type CoreTimes = { total: number; taken: number }

/** Time of all cores so far, and what other machines on the same host took of it (man 5 proc_stat). */
async function coreTimes(): Promise<CoreTimes> {
  const stat = await readFile('/proc/stat', 'utf8').catch(() => '')
  const times = (stat.split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number)
  return { total: times.reduce((sum, time) => sum + time, 0), taken: times[7] ?? 0 }
}

/** Prints what the server used meanwhile: on a machine that others use too, waits say little. */
export async function withCpuPrinted<T>(pid: number, work: () => Promise<T>): Promise<T> {
  const [beginMs, usedBefore, before] = [
    performance.now(),
    await usedCpuSeconds(pid),
    await coreTimes(),
  ]
  const result = await work()
  const seconds = (performance.now() - beginMs) / 1000
  const used = (await usedCpuSeconds(pid)) - usedBefore
  const after = await coreTimes()
  const taken = ((after.taken - before.taken) / Math.max(1, after.total - before.total)) * 100
  console.log(
    `the server used ${used.toFixed(1)} s of a core in ${seconds.toFixed(1)} s; other machines took ${taken.toFixed(0)} % of the cores`,
  )
  return result
}
