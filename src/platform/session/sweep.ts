import { sql } from 'kysely'
import { plainHashBytes } from '../database/keyed-hash.ts'
import type { Db } from '../handle.ts'
import { keptSeconds } from '../idempotency/kept-answers.ts'
import { idleSeconds, longestSeconds } from './sessions.ts'
import { nameBudget } from './tries.ts'

/** A day in which nobody failed is long enough to forget the tries before. */
const quietTries = 24 * 3600
/** A mail is for reading: what was taken by its server, or by nobody, goes after this time. */
const mailSeconds = 30 * 24 * 3600

/** As long as the visitor's cookie lives by which a browser is known. */
const deviceSeconds = 365 * 24 * 3600

/** Counts and answers whose names a release before this one hashed without a key. */
async function sweepPlainHashes(db: Db): Promise<void> {
  const isPlain = (column: 'key' | 'hash') =>
    sql<boolean>`octet_length(${sql.ref(column)}) = ${plainHashBytes}`
  await db.deleteFrom('throttles').where(isPlain('key')).execute()
  await db.deleteFrom('login_tries').where(isPlain('key')).execute()
  await db.deleteFrom('idempotency_keys').where(isPlain('hash')).execute()
}

/** Takes away what is over: sessions, tokens, counts of old tries, browsers, answers, mails. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await db.deleteFrom('session_tokens').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('sessions')
    .where((its) =>
      its.or([
        its('refreshed_at', '<=', ago(idleSeconds)),
        its('created_at', '<=', ago(longestSeconds)),
      ]),
    )
    .execute()
  await db.deleteFrom('throttles').where('resets_at', '<=', now).execute()
  // So many in a row that only a mailed link helps stay counted, however long ago.
  await db
    .deleteFrom('login_tries')
    .where('spent_until', '<=', ago(quietTries))
    .where('in_row', '<', nameBudget.maxInRow)
    .execute()
  await db.deleteFrom('known_devices').where('seen_at', '<=', ago(deviceSeconds)).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', ago(keptSeconds)).execute()
  await sweepPlainHashes(db)
  await db.deleteFrom('mails').where('created_at', '<=', ago(mailSeconds)).execute()
}
