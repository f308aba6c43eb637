type Waiting = { begin: () => void; isGone: () => boolean }

/** Those who have gone away take no turn of anybody's. */
function takeNext(waiting: Waiting[], max: number): Waiting[] {
  const next: Waiting[] = []
  let at = 0
  for (; at < waiting.length && next.length < max; at += 1) {
    const one = waiting[at]!
    if (!one.isGone()) next.push(one)
  }
  waiting.splice(0, at)
  return next
}

/**
 * Lets so many begin in one turn of the event loop; the rest begin in the next turns, in order. What
 * was begun before goes on in between: without this, hundreds of new requests in every turn would
 * leave a page that needs ten turns, one for each answer of the database, no time to be finished.
 */
export function openTurns(maxPerTurn: number) {
  const waiting: Waiting[] = []
  let begun = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(nextTurn)
  }

  const nextTurn = () => {
    isScheduled = false
    const next = takeNext(waiting, maxPerTurn)
    begun = next.length
    if (begun > 0) schedule()
    for (const { begin } of next) begin()
  }

  /** Calls `begin` now or in a later turn, unless its client has gone by then. */
  return ({ begin, isGone }: Waiting) => {
    schedule()
    if (begun >= maxPerTurn || waiting.length > 0) {
      waiting.push({ begin, isGone })
      return
    }
    begun += 1
    begin()
  }
}
