import type pg from 'pg'
import type { Availability } from '../availability.ts'
import { countQueueing, type WaitTimes } from '../wait-limit.ts'

export type RequestLimits = {
  maxAwayMs: number
  /** Drill R22: a request is refused within 1 s while others hold all connections. */
  maxQueuedMs: number
  /** Drill R3: a request is answered within 3 s even when the database hangs. */
  maxSilentMs: number
}

export const defaultRequestLimits: RequestLimits = {
  maxAwayMs: 2_000,
  maxQueuedMs: 700,
  maxSilentMs: 2_200,
}

export type Source = { pool: pg.Pool; availability: Availability; limits: RequestLimits }

const release = (client: pg.PoolClient) => client.release()

async function connectWithin(pool: pg.Pool, maxMs: number): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new Error('timeout exceeded when trying to connect'))
  const timer = setTimeout(giveUp, maxMs)
  try {
    return await Promise.race([connecting, late.promise])
  } catch (error) {
    connecting.then(release, () => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** More time for a request that has already got an answer after a restart. */
const laterStatementsMs = 300

export function remainingQueueMs(
  { limits, availability }: Source,
  { queuedMs, awayMs, hasBegun }: WaitTimes,
) {
  const { maxQueuedMs, maxSilentMs } = limits
  const isLate = awayMs > 0 || availability.isRecovering
  const laterMs = hasBegun ? laterStatementsMs : 0
  const left = isLate ? maxSilentMs + laterMs - awayMs - queuedMs : maxQueuedMs - queuedMs
  return Math.max(left, 1)
}

export const connectNext = (source: Source, isRequest: boolean): Promise<pg.PoolClient> =>
  isRequest && source.pool.idleCount === 0
    ? countQueueing((waited) => connectWithin(source.pool, remainingQueueMs(source, waited)))
    : source.pool.connect()
