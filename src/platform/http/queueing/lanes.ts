import { Refusal } from '../../refusal.ts'
import { CallerTurns } from './caller-turns.ts'

/**
 * Refused because the server is busy. One for all, and counted instead of logged (overload.ts): where
 * thousands are refused in a second, a stack and a line for each would cost more than the rest.
 */
export const overload = new Refusal(503, [{ code: 'overloaded' }], 1)

/** The same to a caller of whom as much is under way as of anybody: the server need not be busy. */
export const overShare = new Refusal(503, [{ code: 'overloaded' }], 1)

export const isOverload = (error: unknown) => error === overload || error === overShare

export type Limits = {
  maxActive: number
  maxActiveOfCaller?: number
  /**
   * How many may wait for a place, and how long each of them. Nobody waits by default. Waiting also
   * slows down those who ask again at once: refused without it, five hundred of them would keep the
   * server busy with refusals alone.
   */
  maxWaiting?: number
  /** How many of those who wait may be of one caller; `maxWaiting` by default. */
  maxWaitingOfCaller?: number
  maxWaitMs?: number
  /** Whose turn comes with the next places may wait for so long: it is nearly there. */
  maxNextWaitMs?: number
}

export type Leave = () => void

type Waiting = { caller: string; admit: () => void; end: () => void }

type WaitLimits = Required<Limits> & {
  reject: (reason: Refusal) => void
  signal?: AbortSignal | undefined
}

type Ranked = { entry: Waiting; ahead: number; since: number }

const comesBefore = (one: Ranked, other: Ranked) =>
  one.ahead < other.ahead || (one.ahead === other.ahead && one.since < other.since)

/**
 * Who has fewer than twice as many places as are free may have another one. So one caller alone has
 * two thirds of a lane, and leaves the rest to others: a place whose work is long cannot be taken back.
 * (Choudhury and Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998.)
 */
const placesPerFree = 2

class Shares {
  readonly #size: number
  readonly #of = new Map<string, number>()
  #taken = 0

  constructor(size: number) {
    this.#size = size
  }

  get ofOneAlone(): number {
    return Math.ceil((this.#size * placesPerFree) / (placesPerFree + 1))
  }

  of(caller: string): number {
    return this.#of.get(caller) ?? 0
  }

  isLargestOf(caller: string): boolean {
    return this.of(caller) > 0 && this.of(caller) === Math.max(...this.#of.values())
  }

  all(): Map<string, number> {
    return new Map(this.#of)
  }

  hasRoomFor(caller: string): boolean {
    return this.of(caller) < placesPerFree * (this.#size - this.#taken)
  }

  take(caller: string) {
    this.#taken += 1
    this.#of.set(caller, this.of(caller) + 1)
  }

  giveBack(caller: string) {
    this.#taken -= 1
    const left = this.of(caller) - 1
    if (left > 0) this.#of.set(caller, left)
    else this.#of.delete(caller)
  }
}

/**
 * A limit on how much work of one kind is under way. Callers take turns: who has the fewest places and
 * waits with the fewest others is the next, and of equals the one whose last place is the longest ago.
 * So one who asks for many gets what the others leave, even where there is a single place. The places,
 * and the room to wait, are shared: no caller has all of them.
 */
export class Lane {
  readonly #limits: Required<Limits>
  readonly #active: Shares
  readonly #waitingOf: Shares
  readonly #turns = new CallerTurns()
  readonly #waiting = new Set<Waiting>()

  constructor(limits: Limits) {
    const { maxActive, maxWaiting = 0, maxWaitMs = 0 } = limits
    const usual = { maxActiveOfCaller: maxActive, maxWaitingOfCaller: maxWaiting }
    this.#limits = { ...usual, maxWaiting, maxWaitMs, maxNextWaitMs: maxWaitMs, ...limits }
    this.#active = new Shares(maxActive)
    this.#waitingOf = new Shares(maxWaiting)
  }

  isFullFor(caller: string): boolean {
    return !this.#mayHaveAnother(caller) && !this.#mayWait(caller)
  }

  #mayHaveAnother(caller: string): boolean {
    const { maxActiveOfCaller } = this.#limits
    return this.#active.hasRoomFor(caller) && this.#active.of(caller) < maxActiveOfCaller
  }

  #refusalOf(caller: string): Refusal {
    return this.#active.isLargestOf(caller) ? overShare : overload
  }

  #mayWait(caller: string): boolean {
    const { maxWaitingOfCaller } = this.#limits
    return this.#waitingOf.hasRoomFor(caller) && this.#waitingOf.of(caller) < maxWaitingOfCaller
  }

  /**
   * Resolves with the function that gives the place back, to be called at least once.
   * @throws overload, or overShare, when no place becomes free in time, or before `signal` ends the wait
   */
  async enter(caller = '', signal?: AbortSignal): Promise<Leave> {
    if (this.isFullFor(caller) || signal?.aborted) throw this.#refusalOf(caller)
    this.#turns.come(caller)
    if (this.#mayHaveAnother(caller)) this.#take(caller)
    else await this.#wait(caller, { ...this.#limits, signal })
    return this.#leaveOnce(caller)
  }

  /**
   * As `enter`, for work that has begun: it waits for its turn however long that takes, and takes no
   * room from those who come.
   */
  async enterAgain(caller: string): Promise<Leave> {
    this.#turns.come(caller)
    if (this.#mayHaveAnother(caller)) this.#take(caller)
    else await this.#wait(caller)
    return this.#leaveOnce(caller)
  }

  #leaveOnce(caller: string): Leave {
    let leave = () => this.#leave(caller)
    return () => {
      leave()
      leave = () => undefined
    }
  }

  #take(caller: string) {
    this.#turns.note(caller)
    this.#active.take(caller)
  }

  /** Nobody is remembered who has no place and waits for none. */
  #forget(caller: string) {
    const isWaiting = [...this.#waiting].some((entry) => entry.caller === caller)
    if (this.#active.of(caller) === 0 && !isWaiting) this.#turns.forget(caller)
  }

  /** All who wait, with how many of the same caller have a place or wait ahead of them. */
  #ranked(): Ranked[] {
    const counts = this.#active.all()
    return [...this.#waiting].map((entry) => {
      const ahead = counts.get(entry.caller) ?? 0
      counts.set(entry.caller, ahead + 1)
      return { entry, ahead, since: this.#turns.of(entry.caller) }
    })
  }

  #isNext(entry: Waiting): boolean {
    const ranked = this.#ranked()
    const own = ranked.find((one) => one.entry === entry)
    const before = ranked.filter((one) => own && comesBefore(one, own))
    return before.length < this.#active.ofOneAlone
  }

  #wait(caller: string, limits?: Omit<WaitLimits, 'reject'>): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = { caller, admit: resolve, end: () => undefined }
      this.#waiting.add(entry)
      if (limits) this.#limitWait(entry, { ...limits, reject })
    })
  }

  #limitWait(entry: Waiting, { maxWaitMs, maxNextWaitMs, reject, signal }: WaitLimits) {
    const giveUp = () => {
      entry.end()
      this.#waiting.delete(entry)
      this.#forget(entry.caller)
      reject(this.#refusalOf(entry.caller))
    }
    const giveUpUnlessNext = () => {
      if (!this.#isNext(entry)) giveUp()
      else timer = setTimeout(giveUp, maxNextWaitMs - maxWaitMs)
    }
    let timer = setTimeout(giveUpUnlessNext, maxWaitMs)
    this.#waitingOf.take(entry.caller)
    signal?.addEventListener('abort', giveUp)
    entry.end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      this.#waitingOf.giveBack(entry.caller)
    }
  }

  #leave(caller: string) {
    this.#active.giveBack(caller)
    this.#turns.note(caller)
    while (this.#admitNext());
    this.#forget(caller)
  }

  #admitNext(): boolean {
    const next = this.#ranked().reduce<Ranked | undefined>(
      (first, one) => (first && !comesBefore(one, first) ? first : one),
      undefined,
    )?.entry
    // Who has the fewest places is the next: where they may have none, nobody may.
    if (!next || !this.#mayHaveAnother(next.caller)) return false
    this.#waiting.delete(next)
    next.end()
    this.#take(next.caller)
    next.admit()
    return true
  }
}
