import { isWorthRetrying, retryDelayMs } from '#app/routing/retries.ts'

/** What Chromium, Firefox and Safari say of a script that did not come. */
const messages = /dynamically imported module|module script failed/i

export const isScriptFailure = (error: unknown): error is Error =>
  error instanceof Error && messages.test(error.message)

/** As calls are sent again: three times, with growing pauses, and not while offline. */
export async function loadScripts<Loaded>(
  load: () => Promise<Loaded>,
  onRetry: () => void,
): Promise<Loaded> {
  const attempt = async (count: number): Promise<Loaded> => {
    try {
      return await load()
    } catch (error) {
      const isPassing = isScriptFailure(error) && navigator.onLine && isWorthRetrying(count, error)
      if (!isPassing) throw error
      onRetry()
      await new Promise((done) => setTimeout(done, retryDelayMs(count, error)))
      return attempt(count + 1)
    }
  }
  return attempt(0)
}

/** False if the server does not answer, or only that it cannot for now. */
export async function isServed(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
  return answer !== undefined && answer.status < 500
}
