import { sql } from 'kysely'
import { daySeconds } from '#i18n/time-units.ts'
import { plainHashBytes } from '../database/keyed-hash.ts'
import type { Db } from '../handle.ts'
import { answerLifetimeSeconds, trimAnswers } from '../idempotency/kept-answers.ts'
import { allInTurn, deleteInBatches } from '../sweeping/batches.ts'
import { maxIdleSeconds, maxSessionSeconds } from './sessions.ts'
import { nameBudget } from './login-attempts.ts'

/** How long attempts to log in stay counted. */
export const quietSeconds = daySeconds
/** Letters are for reading: old ones are deleted, sent or not. */
export const mailSeconds = 30 * daySeconds

/** As long as the visitor's cookie lives. */
export const deviceSeconds = 365 * daySeconds

/** Rows that an earlier release hashed without a key. */
const isPlain = (column: 'key' | 'hash') =>
  sql`octet_length(${sql.ref(column)}) = ${plainHashBytes}`

export async function sweep(db: Db, now: Date): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const isIdle = sql`refreshed_at <= ${ago(maxIdleSeconds)} or created_at <= ${ago(maxSessionSeconds)}`
  // Rows that only a mailed link ends stay counted.
  const isQuiet = sql`spent_until <= ${ago(quietSeconds)} and in_row < ${nameBudget.maxInRow}`
  await allInTurn([
    () => deleteInBatches(db, 'session_tokens', sql`expires_at <= ${now}`),
    () => deleteInBatches(db, 'sessions', isIdle),
    () => deleteInBatches(db, 'throttles', sql`resets_at <= ${now}`),
    () => deleteInBatches(db, 'login_tries', isQuiet),
    () => deleteInBatches(db, 'known_devices', sql`seen_at <= ${ago(deviceSeconds)}`),
    () => deleteInBatches(db, 'idempotency_keys', sql`created_at <= ${ago(answerLifetimeSeconds)}`),
    () => trimAnswers(db),
    () => deleteInBatches(db, 'throttles', isPlain('key')),
    () => deleteInBatches(db, 'login_tries', isPlain('key')),
    () => deleteInBatches(db, 'idempotency_keys', isPlain('hash')),
    () => deleteInBatches(db, 'mails', sql`created_at <= ${ago(mailSeconds)}`),
  ])
}
