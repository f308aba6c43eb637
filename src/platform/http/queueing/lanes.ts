import { Refusal } from '../../refusal.ts'
import { CallerTurns } from './caller-turns.ts'

/** Counted instead of logged: a stack and a log line for each would itself be load. */
export const overload = new Refusal(503, [{ code: 'overloaded' }], 1)

/** The caller already has the largest share; the server itself need not be busy. */
export const overShare = new Refusal(503, [{ code: 'overloaded' }], 1)

export const isOverload = (error: unknown) => error === overload || error === overShare

export type Limits = {
  maxActive: number
  maxActiveOfCaller?: number
  /** Without waiting, clients that ask again at once keep the server busy with refusals. */
  maxWaiting?: number
  maxWaitingOfCaller?: number
  maxWaitMs?: number
  /** Those who get one of the next places may wait this long, since their turn is near. */
  maxNextWaitMs?: number
}

export type Leave = () => void

/** `goesFirst`: among callers with equally many places, this one gets the next. */
export type EnterOptions = { signal?: AbortSignal | undefined; goesFirst?: boolean }

type WaitingEntry = { caller: string; goesFirst: boolean; admit: () => void; end: () => void }

type WaitLimits = Required<Limits> & {
  reject: (reason: Refusal) => void
  signal?: AbortSignal | undefined
}

type Ranked = { entry: WaitingEntry; ahead: number; since: number }

const comesBefore = (one: Ranked, other: Ranked) => {
  if (one.ahead !== other.ahead) return one.ahead < other.ahead
  if (one.entry.goesFirst !== other.entry.goesFirst) return one.entry.goesFirst
  return one.since < other.since
}

/** One caller alone gets two thirds of a lane (Choudhury and Hahne, 1998; docs/decisions/0027). */
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
 * Callers take turns: the next one has the fewest places and waiting requests ahead; of equals, one
 * with `goesFirst`, then the one whose last place is the longest ago.
 */
export class Lane {
  readonly #limits: Required<Limits>
  readonly #active: Shares
  readonly #waitingOf: Shares
  readonly #turns = new CallerTurns()
  readonly #waiting = new Set<WaitingEntry>()

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

  /** @throws overload or overShare when no place is free in time or `signal` ends the wait */
  async enter(caller = '', { signal, goesFirst = false }: EnterOptions = {}): Promise<Leave> {
    if (this.isFullFor(caller) || signal?.aborted) throw this.#refusalOf(caller)
    this.#turns.come(caller)
    if (this.#mayHaveAnother(caller)) this.#take(caller)
    else await this.#wait({ caller, goesFirst }, { ...this.#limits, signal })
    return this.#leaveOnce(caller)
  }

  /** For work that has begun: waits without limit and takes no room to wait. */
  async enterAgain(caller: string): Promise<Leave> {
    this.#turns.come(caller)
    if (this.#mayHaveAnother(caller)) this.#take(caller)
    else await this.#wait({ caller, goesFirst: false })
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

  #forget(caller: string) {
    const isWaiting = [...this.#waiting].some((entry) => entry.caller === caller)
    if (this.#active.of(caller) === 0 && !isWaiting) this.#turns.forget(caller)
  }

  #ranked(): Ranked[] {
    const counts = this.#active.all()
    return [...this.#waiting].map((entry) => {
      const ahead = counts.get(entry.caller) ?? 0
      counts.set(entry.caller, ahead + 1)
      return { entry, ahead, since: this.#turns.of(entry.caller) }
    })
  }

  #isNext(entry: WaitingEntry): boolean {
    const ranked = this.#ranked()
    const own = ranked.find((one) => one.entry === entry)
    const before = ranked.filter((one) => own && comesBefore(one, own))
    return before.length < this.#active.ofOneAlone
  }

  #wait(
    asked: Pick<WaitingEntry, 'caller' | 'goesFirst'>,
    limits?: Omit<WaitLimits, 'reject'>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: WaitingEntry = { ...asked, admit: resolve, end: () => undefined }
      this.#waiting.add(entry)
      if (limits) this.#limitWait(entry, { ...limits, reject })
    })
  }

  #limitWait(entry: WaitingEntry, { maxWaitMs, maxNextWaitMs, reject, signal }: WaitLimits) {
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
    // The first has the fewest places: if it may not have another one, no other caller may.
    if (!next || !this.#mayHaveAnother(next.caller)) return false
    this.#waiting.delete(next)
    next.end()
    this.#take(next.caller)
    next.admit()
    return true
  }
}
