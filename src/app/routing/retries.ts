import { CallFailure } from '#platform/call.ts'

const maxRetries = 3

/** With the pauses of Query these take half a minute: a busy server has answered by then. */
const maxRetriesOfBusy = 5

/** A refusal would be the same again, so only faults of the network or the server are retried. */
export function isWorthRetrying(count: number, error: Error): boolean {
  const status = error instanceof CallFailure ? error.status : 0
  if (status >= 400 && status < 500) return false
  return count < (status === 503 ? maxRetriesOfBusy : maxRetries)
}
