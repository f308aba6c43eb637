import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../postgres/postgres.ts'
import { WaitingRoom } from './waiting-room.ts'

/** Each request costs some 30 KB while it waits: at 200 a second, those of a second. */
const defaultMaxWaiting = 200

/** Between two probes: a restart is found at once, a database that is long away is left in peace. */
const minPauseMs = 50
const maxPauseMs = 250
const pauseGrowth = 1.5

type Options = {
  /** Connects beside the pool and asks something; throws while the database does not answer. */
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
  readonly #room: WaitingRoom
  readonly #closing = new AbortController()
  #awaySince: number | undefined
  #probing: Promise<void> | undefined

  constructor({ probe, log, maxWaiting = defaultMaxWaiting }: Options) {
    this.#probe = probe
    this.#log = log
    this.#room = new WaitingRoom(maxWaiting)
  }

  get isAway(): boolean {
    return this.#awaySince !== undefined
  }

  /** A connection was lost or refused: nobody asks before the probe has found the database. */
  reportLost(): void {
    this.#setAway()
    this.reportSilent()
  }

  /** A question had no answer in time: the database may hang, or that question was a hard one. */
  reportSilent(): void {
    if (this.#closing.signal.aborted) return
    this.#probing ??= this.#probeUntilBack().finally(() => {
      this.#probing = undefined
    })
  }

  /** @throws DatabaseAway when it is not back in time, or too many wait already */
  async waitUntilBack(maxMs: number): Promise<void> {
    if (this.isAway) await this.#room.wait(maxMs)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#room.refuseAll()
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
    }
    this.#awaySince = undefined
    this.#room.admitAll()
  }

  async #probeUntilBack() {
    const { signal } = this.#closing
    for (let pauseMs = minPauseMs; !signal.aborted; pauseMs *= pauseGrowth) {
      const answers = await this.#probe().then(
        () => true,
        () => false,
      )
      if (answers) return this.#setBack()
      this.#setAway()
      const ms = Math.min(pauseMs, maxPauseMs)
      await sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)
    }
  }
}
