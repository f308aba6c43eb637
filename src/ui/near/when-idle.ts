/** Where `requestIdleCallback` is missing. */
const waitMs = 1_000

/** Runs once the browser has nothing to do; the answer cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, waitMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run)
  return () => cancelIdleCallback(request)
}
