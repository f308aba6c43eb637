import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../postgres/postgres.ts'
import { momentMs } from './probe.ts'
import { WaitQueue } from './waiting/wait-queue.ts'

/** A waiting request takes about 30 KB. This is one second at 200 requests per second. */
const defaultMaxWaiting = 200

/** A short restart is noticed at once; a long outage is not probed constantly. */
const minPauseMs = 50
const maxPauseMs = 250
const pauseGrowth = 1.5

/** The queue that formed during an outage needs this long to empty. */
const recoveryMs = 2_000

type Options = {
  /** Throws unless the database answers on an open or a new connection. */
  probe: () => Promise<unknown>
  log: Pick<Log, 'info' | 'warn'>
  maxWaiting?: number
}

/** One probe runs for all waiting requests, so a starting database is not flooded. */
export class Availability {
  readonly #probe: () => Promise<unknown>
  readonly #log: Options['log']
  readonly #queue: WaitQueue
  readonly #closing = new AbortController()
  #awaySince: number | undefined
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

  get holdsBack(): boolean {
    return this.isAway || this.#isDoubtful
  }

  get isRecovering(): boolean {
    return performance.now() - this.#backAt < recoveryMs
  }

  reportLost(): void {
    this.#isDoubtful = !this.#closing.signal.aborted
    this.reportSilent()
  }

  /** After a timeout: the database may hang, or only this statement was slow. */
  reportSilent(): void {
    if (this.#closing.signal.aborted) return
    this.#probing ??= this.#probeUntilBack()
  }

  /** Overrides a failed probe: some connection got an answer. */
  noteAnswer(): void {
    this.#answeredAt = performance.now()
  }

  /** @throws DatabaseAway when it is not back in time or too many requests wait */
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
    // Cleared before the release: a failure reported from here on needs a new probe.
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
