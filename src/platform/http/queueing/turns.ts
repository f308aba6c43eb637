type WaitingTurn = { network: string; begin: () => void; isGone: () => boolean }

class Line {
  readonly #waiting = new Map<string, WaitingTurn[]>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  add(one: WaitingTurn) {
    const ofNetwork = this.#waiting.get(one.network)
    if (ofNetwork) ofNetwork.push(one)
    else this.#waiting.set(one.network, [one])
  }

  takeNext(max: number): WaitingTurn[] {
    const next: WaitingTurn[] = []
    while (next.length < max && !this.isEmpty) {
      const one = this.#takeOne()
      if (!one.isGone()) next.push(one)
    }
    return next
  }

  /** The order of the map is the order of the next turns. */
  #takeOne(): WaitingTurn {
    const [[network, waiting]] = this.#waiting as unknown as [[string, WaitingTurn[]]]
    const one = waiting.shift()!
    this.#waiting.delete(network)
    if (waiting.length > 0) this.#waiting.set(network, waiting)
    return one
  }
}

/** Without turns new requests would leave no time for a page that needs ten turns to finish. */
export function openTurns(maxPerTurn: number) {
  const line = new Line()
  let begun = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(nextTurn)
  }

  const nextTurn = () => {
    isScheduled = false
    const next = line.takeNext(maxPerTurn)
    begun = next.length
    if (begun > 0) schedule()
    for (const { begin } of next) begin()
  }

  return (one: WaitingTurn) => {
    schedule()
    if (begun >= maxPerTurn || !line.isEmpty) {
      line.add(one)
      return
    }
    begun += 1
    one.begin()
  }
}
