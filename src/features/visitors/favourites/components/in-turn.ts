import { inLock, visitorLock } from '#platform/browser/bearer.ts'

let last: Promise<unknown> = Promise.resolve()

/** In the order of the presses; the lock is for other tabs, and for the view of the ad. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const ended = last.then(() => inLock(visitorLock, work))
  last = ended.catch(() => undefined)
  return ended
}
