import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { WorkTime } from './work-time.ts'

/** Short enough that a page which needs several turns of the event loop is not late. */
const maxBusyMs = 10

/** A turn of the event loop in which nothing happens takes a tenth of it. */
const idleTurnMs = 0.25

/**
 * For long work beside requests: awaited between its steps, it lets the event loop turn once the work
 * has kept it busy for so long. Promises alone do not: they go on before anything else is looked at.
 * Where others had something to do in that turn, which may take them several, the work rests for as
 * long as it has worked: beside requests it has half of the time. `time` counts none of it.
 */
export function openPauses(time?: Pick<WorkTime, 'rest' | 'resume'>) {
  let begun = performance.now()
  return async (): Promise<void> => {
    const pausedAt = performance.now()
    if (pausedAt - begun < maxBusyMs) return
    time?.rest()
    await nextTurn()
    if (performance.now() - pausedAt > idleTurnMs) await sleep(pausedAt - begun)
    time?.resume()
    begun = performance.now()
  }
}

/** What each of many items becomes, without keeping requests waiting. */
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
