import { limitWaiting } from './wait-limit.ts'

/**
 * Runs one statement at a time, for all keys that arrived meanwhile. It is outside the callers'
 * requests, so a client that disconnects does not cancel the answers of others.
 */
export function askTogether<Answer>(
  find: (keys: readonly string[]) => Promise<Map<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  type Waiting = PromiseWithResolvers<Answer | undefined>
  let waiting = new Map<string, Waiting>()
  let isAsking = false

  const answer = async (batch: Map<string, Waiting>) => {
    try {
      const found = await limitWaiting(() => find([...batch.keys()]))
      for (const [key, { resolve }] of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch.values()) reject(error)
    }
  }
  const askAll = async () => {
    isAsking = true
    while (waiting.size > 0) {
      const batch = waiting
      waiting = new Map()
      await answer(batch)
    }
    isAsking = false
  }
  return (key) => {
    const known = waiting.get(key) ?? Promise.withResolvers<Answer | undefined>()
    waiting.set(key, known)
    if (!isAsking) void askAll()
    return known.promise
  }
}
