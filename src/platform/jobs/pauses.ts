import { setImmediate as nextTurn } from 'node:timers/promises'

/** Short enough that a page which needs several turns of the event loop is not late. */
const maxBusyMs = 10

/**
 * For long work beside requests: awaited between its steps, it lets the event loop turn once the work
 * has kept it busy for so long. Promises alone do not: they go on before anything else is looked at.
 */
export function openPauses() {
  let begun = performance.now()
  return async (): Promise<void> => {
    if (performance.now() - begun < maxBusyMs) return
    await nextTurn()
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
