import { AsyncLocalStorage } from 'node:async_hooks'
import type { Asker } from './connection-turns.ts'

type Waiting = {
  /** `performance.now()` of the oldest question without an answer; undefined after an answer. */
  since: number | undefined
  /** Milliseconds spent so far in the queue for a connection. */
  queuedMs: number
  /** Milliseconds spent so far waiting for the return of a database that was away. */
  awayMs: number
  /** The database has answered it once: the rest of its work is worth a little more waiting. */
  hasBegun: boolean
  releaseSlot: () => void
  asker: Asker | undefined
}

const requests = new AsyncLocalStorage<Waiting>()

type Whose = { releaseSlot?: (() => void) | undefined; asker?: Asker | undefined }

const noSlot = () => undefined

/**
 * Runs the work of one request, for which the database may be silent only so long. Work outside a
 * request (a start, a job, a command) may wait longer, since nobody sits before it.
 *
 * `releaseSlot` is called when the request waits for a database that is away: it then costs nothing,
 * and should not count as work under way.
 * Who asks takes turns with others at the connections; without `asker` there are no turns.
 */
export const limitWaiting = <T>(work: () => T, { releaseSlot = noSlot, asker }: Whose = {}): T =>
  requests.run(
    { since: undefined, queuedMs: 0, awayMs: 0, hasBegun: false, releaseSlot, asker },
    work,
  )

export const currentAsker = (): Asker | undefined => requests.getStore()?.asker

/** Whether a request waits; if so, how many milliseconds the database has been silent by now. */
export function readSilence(): { isRequest: boolean; silentMs: number } {
  const request = requests.getStore()
  if (!request) return { isRequest: false, silentMs: 0 }
  const now = performance.now()
  request.since ??= now
  return { isRequest: true, silentMs: now - request.since }
}

export function noteAnswer(): void {
  const request = requests.getStore()
  if (!request) return
  request.since = undefined
  request.hasBegun = true
}

export type Waited = Pick<Waiting, 'queuedMs' | 'awayMs' | 'hasBegun'>

const nothing: Waited = { queuedMs: 0, awayMs: 0, hasBegun: false }

async function count<T>(
  what: 'queuedMs' | 'awayMs',
  work: (waited: Waited) => Promise<T>,
): Promise<T> {
  const request = requests.getStore()
  const began = performance.now()
  try {
    return await work(request ?? nothing)
  } finally {
    if (request) request[what] += performance.now() - began
  }
}

/** Gives `work` what the current request has waited for so far, and adds the queue that `work` is. */
export const countQueueing = <T>(work: (waited: Waited) => Promise<T>): Promise<T> =>
  count('queuedMs', work)

/** Adds the time of `work` to what the current request has waited for a database that is away. */
export const countAway = <T>(work: () => Promise<T>): Promise<T> => count('awayMs', work)

export const releaseSlot = (): void => requests.getStore()?.releaseSlot()
