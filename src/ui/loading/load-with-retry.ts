const firstPauseMs = 5_000

/** A newer release may no longer have the script: then no attempt succeeds. */
const maxPauseMs = 30_000

/** Until the next attempt, or the return of the connection. */
async function pause(lengthMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, lengthMs)
  const resume = () => resolve()
  if (typeof window !== 'undefined') window.addEventListener('online', resume)
  await promise
  clearTimeout(timer)
  if (typeof window !== 'undefined') window.removeEventListener('online', resume)
}

/** For the script of a part: a part that fails to load would take the whole page with it. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
): Promise<Loaded> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await load()
    } catch {
      onFailure?.()
      await pause(pauseMs)
    }
  }
}
