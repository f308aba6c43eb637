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
  /** How many of those who wait may be of one caller; all of them by default. */
  maxWaitingOfCaller?: number
  maxWaitMs?: number
  /** Whose turn comes with the next places may wait for so long: it is nearly there. */
  maxNextWaitMs?: number
}

export type Leave = () => void

type Waiting = { caller: string; admit: () => void; timer: NodeJS.Timeout }

type Ranked = { entry: Waiting; ahead: number; since: number }

/** Counts for each name that has any. */
function addTo(counts: Map<string, number>, name: string, change: number) {
  const count = (counts.get(name) ?? 0) + change
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

const comesBefore = (one: Ranked, other: Ranked) =>
  one.ahead < other.ahead || (one.ahead === other.ahead && one.since < other.since)

/**
 * A limit on how much work of one kind is under way. Callers take turns: who has the fewest places and
 * waits with the fewest others is the next, and of equals the one whose last place is the longest ago.
 * So one who asks for many gets what the others leave, even where there is a single place.
 */
export class Lane {
  readonly #limits: Required<Limits>
  readonly #waiting = new Set<Waiting>()
  readonly #activeOf = new Map<string, number>()
  readonly #waitingOf = new Map<string, number>()
  /** When each caller who is here came, or last got a place or gave one back; a count, no time. */
  readonly #sinceOf = new Map<string, number>()
  #active = 0
  #moments = 0

  constructor(limits: Limits) {
    const { maxActive, maxWaiting = 0, maxWaitingOfCaller = maxWaiting, maxWaitMs = 0 } = limits
    const { maxNextWaitMs = maxWaitMs } = limits
    this.#limits = { maxActive, maxWaiting, maxWaitingOfCaller, maxWaitMs, maxNextWaitMs }
  }

  /** Whether `enter` would refuse now. */
  get isFull(): boolean {
    const { maxActive, maxWaiting } = this.#limits
    return this.#active >= maxActive && this.#waiting.size >= maxWaiting
  }

  /**
   * Resolves with the function that gives the place back, to be called at least once.
   * @throws overload when no place becomes free in time, or before `signal` ends the wait
   */
  async enter(caller = '', signal?: AbortSignal): Promise<Leave> {
    if (this.isFull || signal?.aborted) throw overload
    if (!this.#sinceOf.has(caller)) this.#note(caller)
    if (this.#active >= this.#limits.maxActive) await this.#wait(caller, signal)
    else this.#take(caller)
    let hasLeft = false
    return () => {
      if (!hasLeft) this.#leave(caller)
      hasLeft = true
    }
  }

  #note(caller: string) {
    this.#moments += 1
    this.#sinceOf.set(caller, this.#moments)
  }

  /** Nobody is remembered who has no place and waits for none. */
  #forget(caller: string) {
    if (!this.#activeOf.has(caller) && !this.#waitingOf.has(caller)) this.#sinceOf.delete(caller)
  }

  #take(caller: string) {
    this.#active += 1
    this.#note(caller)
    addTo(this.#activeOf, caller, 1)
  }

  #stopWaiting(entry: Waiting) {
    this.#waiting.delete(entry)
    addTo(this.#waitingOf, entry.caller, -1)
    clearTimeout(entry.timer)
  }

  /** All who wait, with how many of the same caller have a place or wait ahead of them. */
  #ranked(): Ranked[] {
    const counts = new Map(this.#activeOf)
    return [...this.#waiting].map((entry) => {
      const ahead = counts.get(entry.caller) ?? 0
      counts.set(entry.caller, ahead + 1)
      return { entry, ahead, since: this.#sinceOf.get(entry.caller) ?? 0 }
    })
  }

  #isNext(entry: Waiting): boolean {
    const ranked = this.#ranked()
    const own = ranked.find((one) => one.entry === entry)
    const before = ranked.filter((one) => own && comesBefore(one, own))
    return before.length < this.#limits.maxActive
  }

  async #wait(caller: string, signal?: AbortSignal): Promise<void> {
    const { maxWaitMs, maxNextWaitMs, maxWaitingOfCaller } = this.#limits
    if ((this.#waitingOf.get(caller) ?? 0) >= maxWaitingOfCaller) throw overload
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      this.#stopWaiting(entry)
      this.#forget(caller)
      reject(overload)
    }
    const giveUpUnlessNext = () => {
      if (!this.#isNext(entry)) giveUp()
      else entry.timer = setTimeout(giveUp, maxNextWaitMs - maxWaitMs)
    }
    const entry = { caller, admit: resolve, timer: setTimeout(giveUpUnlessNext, maxWaitMs) }
    this.#waiting.add(entry)
    addTo(this.#waitingOf, caller, 1)
    signal?.addEventListener('abort', giveUp)
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  #leave(caller: string) {
    this.#active -= 1
    addTo(this.#activeOf, caller, -1)
    this.#note(caller)
    const next = this.#ranked().reduce<Ranked | undefined>(
      (first, one) => (first && !comesBefore(one, first) ? first : one),
      undefined,
    )?.entry
    if (next) {
      this.#stopWaiting(next)
      this.#take(next.caller)
      next.admit()
    }
    this.#forget(caller)
  }
}
