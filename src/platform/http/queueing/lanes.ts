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

/** `end` is called when the wait is over, however it ends. */
type Waiting = { caller: string; admit: () => void; end: () => void }

type WaitLimits = Required<Limits> & { reject: (reason: Refusal) => void }

/**
 * Who has fewer than twice as many places as are free may have another one. So one caller alone has
 * two thirds of a lane, and leaves the rest to others: a place whose work is long cannot be taken back.
 * (Choudhury and Hahne, "Dynamic queue length thresholds for shared-memory packet switches", 1998.)
 */
const placesPerFree = 2

/** How many of a limited number of places each caller has. */
class Shares {
  readonly #size: number
  readonly #of = new Map<string, number>()
  #taken = 0

  constructor(size: number) {
    this.#size = size
  }

  of(caller: string): number {
    return this.#of.get(caller) ?? 0
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
 * waits with the fewest others is the next, so one who asks for many gets what the others leave. The
 * places, and the room to wait, are shared: no caller has all of them.
 */
export class Lane {
  readonly #limits: Required<Limits>
  readonly #active: Shares
  readonly #waitingOf: Shares
  readonly #waiting = new Set<Waiting>()

  constructor({ maxActive, maxWaiting = 0, maxWaitMs = 0, maxNextWaitMs = maxWaitMs }: Limits) {
    this.#limits = { maxActive, maxWaiting, maxWaitMs, maxNextWaitMs }
    this.#active = new Shares(maxActive)
    this.#waitingOf = new Shares(maxWaiting)
  }

  /** Whether `enter` would refuse this caller now. */
  isFullFor(caller: string): boolean {
    return !this.#active.hasRoomFor(caller) && !this.#waitingOf.hasRoomFor(caller)
  }

  /**
   * Resolves with the function that gives the place back, to be called at least once.
   * @throws overload when no place becomes free in time
   */
  async enter(caller = ''): Promise<Leave> {
    if (this.isFullFor(caller)) throw overload
    if (this.#active.hasRoomFor(caller)) this.#active.take(caller)
    else await this.#wait(caller, this.#limits)
    return this.#leaveOnce(caller)
  }

  /**
   * As `enter`, for work that has begun: it waits for its turn however long that takes, and takes no
   * room from those who come.
   */
  async enterAgain(caller: string): Promise<Leave> {
    if (this.#active.hasRoomFor(caller)) this.#active.take(caller)
    else await this.#wait(caller)
    return this.#leaveOnce(caller)
  }

  #leaveOnce(caller: string): Leave {
    let hasLeft = false
    return () => {
      if (!hasLeft) this.#leave(caller)
      hasLeft = true
    }
  }

  /** All who wait, with how many of the same caller have a place or wait ahead of them. */
  #ranked(): { entry: Waiting; ahead: number }[] {
    const counts = this.#active.all()
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

  /** Without `limits` for as long as it takes. */
  #wait(caller: string, limits?: Required<Limits>): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = { caller, admit: resolve, end: () => undefined }
      this.#waiting.add(entry)
      if (limits) this.#limitWait(entry, { ...limits, reject })
    })
  }

  #limitWait(entry: Waiting, { maxWaitMs, maxNextWaitMs, reject }: WaitLimits) {
    const giveUp = () => {
      entry.end()
      this.#waiting.delete(entry)
      reject(overload)
    }
    const giveUpUnlessNext = () => {
      if (!this.#isNext(entry)) giveUp()
      else timer = setTimeout(giveUp, maxNextWaitMs - maxWaitMs)
    }
    let timer = setTimeout(giveUpUnlessNext, maxWaitMs)
    this.#waitingOf.take(entry.caller)
    entry.end = () => {
      clearTimeout(timer)
      this.#waitingOf.giveBack(entry.caller)
    }
  }

  #leave(caller: string) {
    this.#active.giveBack(caller)
    while (this.#admitNext());
  }

  /** False where nobody waits who may have a place. */
  #admitNext(): boolean {
    const ranked = this.#ranked()
    const next = ranked.reduce<(typeof ranked)[number] | undefined>(
      (first, one) => (first && first.ahead <= one.ahead ? first : one),
      undefined,
    )?.entry
    // Who has the fewest places is the next: where they may have none, nobody may.
    if (!next || !this.#active.hasRoomFor(next.caller)) return false
    this.#waiting.delete(next)
    next.end()
    this.#active.take(next.caller)
    next.admit()
    return true
  }
}
