import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { WorkTime } from './work-time.ts'

const maxBusyMs = 10

const idleTurnMs = 0.25

/** Rests as long as other work ran, since promises never let the event loop turn. */
export function openPauses(time?: Pick<WorkTime, 'pause' | 'resume'>) {
  let begun = performance.now()
  return async (): Promise<void> => {
    const pausedAt = performance.now()
    if (pausedAt - begun < maxBusyMs) return
    time?.pause()
    await nextTurn()
    if (performance.now() - pausedAt > idleTurnMs) await sleep(pausedAt - begun)
    time?.resume()
    begun = performance.now()
  }
}

export async function mapWithPauses<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  const pause = openPauses()
  const results: Result[] = []
  for (const item of items) {
    await pause()
    results.push(map(item))
  }
  return results
}
