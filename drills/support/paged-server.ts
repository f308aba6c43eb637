import { readFile } from 'node:fs/promises'
import { type DrillServer, openWorld } from './world.ts'

const withPages = 'drills/support/page-server.ts'

/** A production server with its real pages and the six hundred ads of a demo. */
export async function withPagedServer<T>(
  work: (server: DrillServer) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const world = await openWorld()
  try {
    // A process of its own fills the database, so that the measured one holds nothing of that.
    const seeding = await world.startServer({ DEMO: 'on' }, withPages)
    await seeding.stop()
    const server = await world.startServer({ RATE_LIMITS: 'off', ...env }, withPages)
    return await work(server).finally(server.stop)
  } finally {
    await world.close()
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
