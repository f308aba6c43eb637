/**
 * Lets so many begin in one turn of the event loop; the rest begin in the next turns, in order. What
 * was begun before goes on in between: without this, hundreds of new requests in every turn would
 * leave a page that needs ten turns, one for each answer of the database, no time to be finished.
 */
export function openTurns(maxPerTurn: number) {
  const waiting: (() => void)[] = []
  let begun = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(nextTurn)
  }

  const nextTurn = () => {
    isScheduled = false
    const next = waiting.splice(0, maxPerTurn)
    begun = next.length
    if (begun > 0) schedule()
    for (const begin of next) begin()
  }

  /** Calls `begin` now or in a later turn. */
  return (begin: () => void) => {
    schedule()
    if (begun >= maxPerTurn || waiting.length > 0) {
      waiting.push(begin)
      return
    }
    begun += 1
    begin()
  }
}
