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

type Waiting = { caller: string; admit: () => void; timer: NodeJS.Timeout }

/**
 * A limit on how much work of one kind is under way. Callers take turns: who has the fewest places and
 * waits with the fewest others is the next, so one who asks for many gets what the others leave.
 */
export class Lane {
  readonly #limits: Required<Limits>
  readonly #waiting = new Set<Waiting>()
  readonly #activeOf = new Map<string, number>()
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
  async enter(caller = ''): Promise<Leave> {
    if (this.isFull) throw overload
    if (this.#active >= this.#limits.maxActive) await this.#wait(caller)
    else this.#take(caller)
    let hasLeft = false
    return () => {
      if (!hasLeft) this.#leave(caller)
      hasLeft = true
    }
  }

  #take(caller: string) {
    this.#active += 1
    this.#activeOf.set(caller, (this.#activeOf.get(caller) ?? 0) + 1)
  }

  /** All who wait, with how many of the same caller have a place or wait ahead of them. */
  #ranked(): { entry: Waiting; ahead: number }[] {
    const counts = new Map(this.#activeOf)
    return [...this.#waiting].map((entry) => {
      const ahead = counts.get(entry.caller) ?? 0
      counts.set(entry.caller, ahead + 1)
      return { entry, ahead }
    })
  }

  #isNext(entry: Waiting): boolean {
    const ranked = this.#ranked()
    const own = ranked.findIndex((one) => one.entry === entry)
    const rank = ranked[own]?.ahead ?? 0
    const before = ranked.filter(({ ahead }, at) => ahead < rank || (ahead === rank && at < own))
    return before.length < this.#limits.maxActive
  }

  #wait(caller: string): Promise<void> {
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
      const entry = { caller, admit: resolve, timer: setTimeout(giveUpUnlessNext, maxWaitMs) }
      this.#waiting.add(entry)
    })
  }

  #leave(caller: string) {
    this.#active -= 1
    const left = (this.#activeOf.get(caller) ?? 0) - 1
    if (left > 0) this.#activeOf.set(caller, left)
    else this.#activeOf.delete(caller)
    const ranked = this.#ranked()
    const next = ranked.reduce<(typeof ranked)[number] | undefined>(
      (first, one) => (first && first.ahead <= one.ahead ? first : one),
      undefined,
    )?.entry
    if (!next) return
    this.#waiting.delete(next)
    clearTimeout(next.timer)
    this.#take(next.caller)
    next.admit()
  }
}
