import type { Leave } from '../http/queueing/lanes.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'
import { Refusal } from '../refusal.ts'

/**
 * Whose request needs a connection, and whether it only reads what is public. `gone` is aborted when the
 * client closes its connection before the answer; without it the work is done for others as well.
 */
export type Asker = { caller: string; isPublicRead: boolean; gone?: AbortSignal }

/** Nobody waits for the answer any more; 499 is what proxies write down for it, and nobody reads it. */
export const clientGone = new Refusal(499, [{ code: 'unavailable' }])

/**
 * A rendering or a search sends several statements: two of a caller run at once, the others wait. A
 * public read holds a connection for one statement, so nobody waits for a second one with the first.
 */
const maxReadsOfCaller = 2

/** Connections that public reads leave to all else, and requests to jobs. */
const leftByReads = 2
const leftByOthers = 1

const maxWaiting = 512

const laneOf = (maxActive: number, maxWaitMs: number) => ({
  maxActive: Math.max(maxActive, 1),
  maxWaiting,
  maxWaitMs,
})

/**
 * Networks take turns at the connections of a pool, and the callers of one at what it has, as they do at
 * the work of each kind: a network has two thirds of them at most. A place among requests does not say how many connections a request asks for, or for how long it keeps them.
 */
export class ConnectionTurns {
  readonly #reads: NetworkLane
  readonly #others: NetworkLane

  constructor(size: number, maxWaitMs: number) {
    const reads = laneOf(size - leftByReads, maxWaitMs)
    this.#reads = new NetworkLane(reads, { maxActiveOfCaller: maxReadsOfCaller })
    this.#others = new NetworkLane(laneOf(size - leftByOthers, maxWaitMs))
  }

  /** @throws overload when it is not this caller's turn within `maxMs`, clientGone when nobody waits */
  async enter({ caller, isPublicRead, gone }: Asker, maxMs: number): Promise<Leave> {
    if (gone?.aborted) throw clientGone
    const late = new AbortController()
    const giveUp = () => late.abort()
    const timer = setTimeout(giveUp, maxMs)
    gone?.addEventListener('abort', giveUp)
    try {
      return await (isPublicRead ? this.#reads : this.#others).enter(caller, {
        signal: late.signal,
      })
    } catch (error) {
      throw gone?.aborted ? clientGone : error
    } finally {
      clearTimeout(timer)
      gone?.removeEventListener('abort', giveUp)
    }
  }
}
