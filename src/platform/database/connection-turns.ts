import { Lane, type Leave } from '../http/queueing/lanes.ts'

/** Whose request needs a connection, and whether it only reads what is public. */
export type Asker = { caller: string; isPublicRead: boolean }

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
 * Callers take turns at the connections of a pool, as they do at the work of each kind: a place among
 * requests does not say how many connections a request asks for, or for how long it keeps them.
 */
export class ConnectionTurns {
  readonly #reads: Lane
  readonly #others: Lane

  constructor(size: number, maxWaitMs: number) {
    const reads = laneOf(size - leftByReads, maxWaitMs)
    this.#reads = new Lane({ ...reads, maxActiveOfCaller: maxReadsOfCaller })
    this.#others = new Lane(laneOf(size - leftByOthers, maxWaitMs))
  }

  /** @throws overload when it is not this caller's turn within `maxMs` */
  async enter({ caller, isPublicRead }: Asker, maxMs: number): Promise<Leave> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), maxMs)
    try {
      return await (isPublicRead ? this.#reads : this.#others).enter(caller, late.signal)
    } finally {
      clearTimeout(timer)
    }
  }
}
