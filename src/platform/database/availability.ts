import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../postgres/postgres.ts'
import { momentMs } from './probe.ts'
import { WaitQueue } from './waiting/wait-queue.ts'

/** Each request costs some 30 KB while it waits: at 200 a second, those of a second. */
const defaultMaxWaiting = 200

/** Between two probes: a restart is found at once, a database that is long away is left in peace. */
const minPauseMs = 50
const maxPauseMs = 250
const pauseGrowth = 1.5

/** How long after its return requests still come from a line that formed while it was away. */
const recoveryMs = 2_000

type Options = {
  /** Throws while the database answers on no connection, be it open already or a new one. */
  probe: () => Promise<unknown>
  log: Pick<Log, 'info' | 'warn'>
  maxWaiting?: number
}

/**
 * Knows whether the database answers. One probe at a time looks for its return, however many wait
 * for it, so that a database that comes up is not met by a crowd.
 */
export class Availability {
  readonly #probe: () => Promise<unknown>
  readonly #log: Options['log']
  readonly #queue: WaitQueue
  readonly #closing = new AbortController()
  #awaySince: number | undefined
  /** A connection was lost, and the probe has not found out yet what that means. */
  #isDoubtful = false
  #answeredAt = Number.NEGATIVE_INFINITY
  #backAt = Number.NEGATIVE_INFINITY
  #probing: Promise<void> | undefined

  constructor({ probe, log, maxWaiting = defaultMaxWaiting }: Options) {
    this.#probe = probe
    this.#log = log
    this.#queue = new WaitQueue(maxWaiting)
  }

  get isAway(): boolean {
    return this.#awaySince !== undefined
  }

  /** Whether new questions wait: while the database is away, or may be. */
  get holdsBack(): boolean {
    return this.isAway || this.#isDoubtful
  }

  /** All who waited ask at once: who comes now finds a line that says nothing of the usual load. */
  get isRecovering(): boolean {
    return performance.now() - this.#backAt < recoveryMs
  }

  /** A connection was lost or refused: nobody asks before the probe has looked for the database. */
  reportLost(): void {
    this.#isDoubtful = !this.#closing.signal.aborted
    this.reportSilent()
  }

  /**
   * A question had no answer in time, or a connection could not be made: the database may hang, or the
   * question was a hard one, the name server silent, the number of connections reached.
   */
  reportSilent(): void {
    if (this.#closing.signal.aborted) return
    this.#probing ??= this.#probeUntilBack()
  }

  /** Some connection was given an answer: the database is not away, whatever a probe has met. */
  noteAnswer(): void {
    this.#answeredAt = performance.now()
  }

  /** @throws DatabaseAway when it is not back in time, or too many wait already */
  async waitUntilBack(maxMs: number, caller?: string): Promise<void> {
    if (this.holdsBack) await this.#queue.wait(maxMs, caller)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#queue.rejectAll()
    await this.#probing
  }

  #setAway() {
    if (this.isAway || this.#closing.signal.aborted) return
    this.#awaySince = performance.now()
    this.#log.warn('the database is away')
  }

  #setBack() {
    if (this.#awaySince !== undefined) {
      const awayMs = Math.round(performance.now() - this.#awaySince)
      this.#log.info({ awayMs }, 'the database is back')
      this.#backAt = performance.now()
    }
    this.#awaySince = undefined
    this.#isDoubtful = false
    // At once: whoever reports from here on wants another probe.
    this.#probing = undefined
    this.#queue.releaseAll()
  }

  async #probeUntilBack() {
    const { signal } = this.#closing
    for (let pauseMs = minPauseMs; !signal.aborted; pauseMs *= pauseGrowth) {
      const beganAt = performance.now()
      const answers = await this.#probe().then(
        () => true,
        () => this.#answeredAt > beganAt + momentMs,
      )
      if (answers) return this.#setBack()
      this.#setAway()
      const ms = Math.min(pauseMs, maxPauseMs)
      await sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
}
