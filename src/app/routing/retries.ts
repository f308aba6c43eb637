import { secondMs } from '#i18n/time-units.ts'
import { CallFailure } from '#platform/call.ts'

/** Spec 9: three retries on failure. */
const maxRetries = 3

/** A server that asks for a longer pause is not waited for: the reader decides when to try again. */
const maxRetryAfterMs = 30 * secondMs

/** So that calls which failed at one moment are not all sent again at one moment. */
const maxExtraWait = 0.25

const retryAfterOf = (error: Error) =>
  error instanceof CallFailure ? (error.retryAfterMs ?? 0) : 0

/** A refusal would be the same again, so only faults of the network or the server are retried. */
export function isWorthRetrying(count: number, error: Error): boolean {
  const isRefusal = error instanceof CallFailure && error.status >= 400 && error.status < 500
  return !isRefusal && count < maxRetries && retryAfterOf(error) <= maxRetryAfterMs
}

/** 1, 2 and 4 seconds, or what the server asks for, and up to a quarter more by `chance` (0 to 1). */
export function retryDelayMs(count: number, error: Error, chance = Math.random()): number {
  return Math.max(secondMs * 2 ** count, retryAfterOf(error)) * (1 + maxExtraWait * chance)
}
