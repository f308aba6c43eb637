import type { Leave } from '../http/queueing/lanes.ts'
import { NetworkLane } from '../http/queueing/network-lane.ts'
import { Refusal } from '../refusal.ts'

/** `gone` aborts when the client disconnects; without it others need the result too. */
export type Asker = { caller: string; isPublicRead: boolean; gone?: AbortSignal }

/** 499 is what proxies log for a client that disconnected; nobody receives it. */
export const clientGone = new Refusal(499, [{ code: 'unavailable' }])

/** A public read holds a connection for one statement, so it cannot deadlock on a second one. */
const maxReadsOfCaller = 2

/** Connections that public reads leave to other requests, and requests leave to jobs. */
const leftByReads = 2
const leftByOthers = 1

const maxWaiting = 512

const laneOf = (maxActive: number, maxWaitMs: number) => ({
  maxActive: Math.max(maxActive, 1),
  maxWaiting,
  maxWaitMs,
})

/** A request may use many connections, so networks also take turns at the pool. */
export class ConnectionTurns {
  readonly #reads: NetworkLane
  readonly #others: NetworkLane

  constructor(size: number, maxWaitMs: number) {
    const reads = laneOf(size - leftByReads, maxWaitMs)
    this.#reads = new NetworkLane(reads, { maxActiveOfCaller: maxReadsOfCaller })
    this.#others = new NetworkLane(laneOf(size - leftByOthers, maxWaitMs))
  }

  /** @throws overload after `maxMs`, clientGone when the client has disconnected */
  async enter(
    { caller, isPublicRead, gone }: Asker,
    { maxMs, goesFirst }: { maxMs: number; goesFirst: boolean },
  ): Promise<Leave> {
    if (gone?.aborted) throw clientGone
    const late = new AbortController()
    const giveUp = () => late.abort()
    const timer = setTimeout(giveUp, maxMs)
    gone?.addEventListener('abort', giveUp)
    try {
      return await (isPublicRead ? this.#reads : this.#others).enter(caller, {
        signal: late.signal,
        goesFirst,
      })
    } catch (error) {
      throw gone?.aborted ? clientGone : error
    } finally {
      clearTimeout(timer)
      gone?.removeEventListener('abort', giveUp)
    }
  }
}
