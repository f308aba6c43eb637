import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import { freeTries, longestWait, mostInAnHour, mostInARow } from './rules.ts'

export type Candidate = { id: number; passwordHash: string | null }

/** Whom an e-mail or a phone number names; a number of two accounts names nobody. */
export async function findCandidate(db: Db, identifier: string): Promise<Candidate | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where((its) =>
      its.or([its(sql`lower(email)`, '=', identifier), its('phone', '=', identifier)]),
    )
    .where('email_verified_at', 'is not', null)
    .limit(2)
    .execute()
  const [only, second] = rows
  return only && !second ? { id: only.id, passwordHash: only.password_hash } : undefined
}

export async function isKnownDevice(db: Db, accountId: number, visitorId: string) {
  const found = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('visitor_hash', '=', hashOf(visitorId))
    .executeTakeFirst()
  return found !== undefined
}

export async function rememberDevice(
  db: Db,
  { accountId, visitorId, now }: { accountId: number; visitorId: string; now: Date },
) {
  const row = { account_id: accountId, visitor_hash: hashOf(visitorId), seen_at: now }
  await db
    .insertInto('known_devices')
    .values(row)
    .onConflict((known) =>
      known.columns(['account_id', 'visitor_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute()
}

type Try = { key: string; allowance: number; now: Date }

/**
 * Books one try as failed before its password is looked at, so that many at once cannot all slip
 * through; a right one takes the booking back. Undefined when it may not be tried now.
 */
async function book(db: Db, { key, allowance, now }: Try) {
  const free = freeTries * allowance
  const { rows } = await sql<{ in_row: number }>`
    insert into login_tries as known (key, in_row, hour_hits, hour_ends, blocked_until)
    values (${hashOf(key)}, 1, 1, ${now}::timestamptz + interval '1 hour', ${now})
    on conflict (key) do update set
      in_row = known.in_row + 1,
      hour_hits = case when known.hour_ends <= ${now} then 1 else known.hour_hits + 1 end,
      hour_ends = case
        when known.hour_ends <= ${now} then ${now}::timestamptz + interval '1 hour'
        else known.hour_ends
      end,
      blocked_until = case
        when known.in_row + 1 < ${free}::integer then ${now}
        else ${now}::timestamptz + interval '1 second' * least(
          ${longestWait}::integer,
          power(2, least(known.in_row + 2 - ${free}::integer, 10))
        )
      end
    where known.blocked_until <= ${now}
      and (known.hour_ends <= ${now} or known.hour_hits < ${mostInAnHour * allowance}::integer)
      and known.in_row < ${mostInARow * allowance}::integer
    returning in_row`.execute(db)
  return rows[0]
}

export type Booking = { isAllowed: true } | { isAllowed: false; isLocked: boolean; wait: number }

const hour = 3600

async function reasonOf(db: Db, { key, allowance, now }: Try): Promise<Booking> {
  const state = await db
    .selectFrom('login_tries')
    .select(['in_row', 'blocked_until', 'hour_ends'])
    .where('key', '=', hashOf(key))
    .executeTakeFirst()
  const isLocked = (state?.in_row ?? 0) >= mostInARow * allowance
  const isBlocked = state && state.blocked_until > now
  const until = isBlocked ? state.blocked_until : (state?.hour_ends ?? now)
  const wait = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { isAllowed: false, isLocked, wait: isLocked ? hour : wait }
}

export async function bookTry(db: Db, wanted: Try): Promise<Booking> {
  if (wanted.allowance === Number.POSITIVE_INFINITY) return { isAllowed: true }
  return (await book(db, wanted)) ? { isAllowed: true } : reasonOf(db, wanted)
}

/** A right password, or a new one by mail, ends the count. */
export async function forgetTries(db: Db, keys: readonly string[]) {
  await db.deleteFrom('login_tries').where('key', 'in', keys.map(hashOf)).execute()
}
