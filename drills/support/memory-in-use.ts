import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { askSteadily } from './open-loop.ts'

const collectionIntervalMs = 60_000
const collectionMs = 1_000

/** Megabytes that a server uses just after it has collected its garbage. */
export type InUse = { at: number; rss: number; heapUsed: number; external: number }

type Server = { pid: number; file: string }

async function collectGarbage({ pid, file }: Server): Promise<InUse> {
  await sleep(collectionMs)
  process.kill(pid, 'SIGUSR2')
  await sleep(collectionMs)
  const usage: Record<string, number> = JSON.parse(await readFile(file, 'utf8'))
  const megabytesOf = (name: string) => (usage[name] ?? Number.NaN) / 2 ** 20
  const rss = megabytesOf('rss')
  const heapUsed = megabytesOf('heapUsed')
  const external = megabytesOf('external')
  return { at: Date.now(), rss, heapUsed, external }
}

type Load = ReturnType<typeof askSteadily>

/**
 * Collects the garbage of a server each minute, for so long, while nobody asks: buffers of what is under
 * way would vary by more than the goal. `file`: where the server writes what it uses (page-server.ts).
 */
export async function watchMemoryInUse(load: Load, server: Server, endsAt: number) {
  const found: InUse[] = []
  while (Date.now() + collectionIntervalMs < endsAt) {
    await sleep(collectionIntervalMs - 2 * collectionMs)
    found.push(await load.pauseFor(() => collectGarbage(server)))
  }
  return found
}
