import { Refusal } from '../../refusal.ts'

/**
 * Refused because the server is busy. One for all, and counted instead of logged (overload.ts): where
 * thousands are refused in a second, a stack and a line for each would cost more than the rest.
 */
export const overload = new Refusal(503, [{ code: 'overloaded' }], 1)

export type Limits = {
  maxActive: number
  /**
   * How many may wait for a place, and how long each of them. Nobody waits by default. Waiting also
   * slows down those who ask again at once: refused without it, five hundred of them would keep the
   * server busy with refusals alone.
   */
  maxWaiting?: number
  maxWaitMs?: number
  /** Whose turn comes with the next places may wait for so long: it is nearly there. */
  maxNextWaitMs?: number
}

export type Leave = () => void

type Waiting = { admit: () => void; timer: NodeJS.Timeout }

/** A limit on how much work of one kind is under way. */
export class Lane {
  readonly #limits: Required<Limits>
  readonly #waiting = new Set<Waiting>()
  #active = 0

  constructor({ maxActive, maxWaiting = 0, maxWaitMs = 0, maxNextWaitMs = maxWaitMs }: Limits) {
    this.#limits = { maxActive, maxWaiting, maxWaitMs, maxNextWaitMs }
  }

  /** Whether `enter` would refuse now. */
  get isFull(): boolean {
    const { maxActive, maxWaiting } = this.#limits
    return this.#active >= maxActive && this.#waiting.size >= maxWaiting
  }

  /**
   * Resolves with the function that gives the place back, to be called at least once.
   * @throws overload when no place becomes free in time
   */
  async enter(): Promise<Leave> {
    if (this.isFull) throw overload
    if (this.#active >= this.#limits.maxActive) await this.#wait()
    else this.#active += 1
    let hasLeft = false
    return () => {
      if (!hasLeft) this.#leave()
      hasLeft = true
    }
  }

  #isNext(entry: Waiting): boolean {
    return this.#waiting
      .values()
      .take(this.#limits.maxActive)
      .some((waiting) => waiting === entry)
  }

  #wait(): Promise<void> {
    const { maxWaitMs, maxNextWaitMs } = this.#limits
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(entry)
        reject(overload)
      }
      const giveUpUnlessNext = () => {
        if (!this.#isNext(entry)) giveUp()
        else entry.timer = setTimeout(giveUp, maxNextWaitMs - maxWaitMs)
      }
      const entry = { admit: resolve, timer: setTimeout(giveUpUnlessNext, maxWaitMs) }
      this.#waiting.add(entry)
    })
  }

  /** The place goes to the first who waits. */
  #leave() {
    const [next] = this.#waiting
    if (!next) {
      this.#active -= 1
      return
    }
    this.#waiting.delete(next)
    clearTimeout(next.timer)
    next.admit()
  }
}
