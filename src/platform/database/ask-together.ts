import { limitWaiting } from './wait-limit.ts'

/**
 * Answers questions about single keys by one statement for all that wait: while one runs, the next are
 * gathered. So there is one statement at a time, however many ask. `find` leaves out what it does not
 * know. It runs as a request of nobody: a client that goes takes no answer from the others.
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
