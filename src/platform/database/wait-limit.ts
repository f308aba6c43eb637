import { AsyncLocalStorage } from 'node:async_hooks'
import type { Asker } from './connection-turns.ts'

type RequestWait = {
  /** `performance.now()` of the oldest unanswered question. */
  since: number | undefined
  queuedMs: number
  awayMs: number
  /** The database has answered once, so the request may wait a little longer to finish. */
  hasBegun: boolean
  releaseSlot: () => void
  asker: Asker | undefined
}

const requests = new AsyncLocalStorage<RequestWait>()

type WaitOptions = { releaseSlot?: (() => void) | undefined; asker?: Asker | undefined }

const noSlot = () => undefined

/** `releaseSlot` is called before the request waits for a database that is away. */
export const limitWaiting = <T>(
  work: () => T,
  { releaseSlot = noSlot, asker }: WaitOptions = {},
): T =>
  requests.run(
    { since: undefined, queuedMs: 0, awayMs: 0, hasBegun: false, releaseSlot, asker },
    work,
  )

export const currentAsker = (): Asker | undefined => requests.getStore()?.asker

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

export type WaitTimes = Pick<RequestWait, 'queuedMs' | 'awayMs' | 'hasBegun'>

const nothing: WaitTimes = { queuedMs: 0, awayMs: 0, hasBegun: false }

async function count<T>(
  what: 'queuedMs' | 'awayMs',
  work: (waited: WaitTimes) => Promise<T>,
): Promise<T> {
  const request = requests.getStore()
  const began = performance.now()
  try {
    return await work(request ?? nothing)
  } finally {
    if (request) request[what] += performance.now() - began
  }
}

export const countQueueing = <T>(work: (waited: WaitTimes) => Promise<T>): Promise<T> =>
  count('queuedMs', work)

export const countAway = <T>(work: () => Promise<T>): Promise<T> => count('awayMs', work)

export const releaseSlot = (): void => requests.getStore()?.releaseSlot()
