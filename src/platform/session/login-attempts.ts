import { sql } from 'kysely'
import { hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '../handle.ts'
import { baseConnection } from '../database/derived.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import { Refusal } from '../refusal.ts'
import { addTolerance } from './clock-tolerance.ts'

const maxBlockSeconds = 300

/**
 * `maxAtOnce` tries refill at one per `secondsPerAttempt`. From `freeInRow` wrong tries in a row on
 * waits grow; after `maxInRow` only a mailed link helps.
 */
export type AttemptBudget = {
  maxAtOnce: number
  secondsPerAttempt: number
  freeInRow: number
  maxInRow: number
}

/** NIST SP 800-63B: at most 100 in a row. Drill S4: an owner waits at most 15 minutes. */
export const accountBudget: AttemptBudget = {
  maxAtOnce: 10,
  secondsPerAttempt: 360,
  freeInRow: 5,
  maxInRow: 100,
}

/** An account has two names, e-mail and phone, so each has half (docs/decisions/0019). */
export const nameBudget: AttemptBudget = {
  maxAtOnce: 5,
  secondsPerAttempt: 720,
  freeInRow: 50,
  maxInRow: 50,
}

/** No new password ends a shared number's row, so it is shorter and swept after a quiet day. */
export const phoneBudget: AttemptBudget = { ...nameBudget, freeInRow: 40, maxInRow: 40 }

export type Attempt = { key: string; budget: AttemptBudget; allowance: number; now: Date }

/** Counted whether or not an account has the name. */
export const nameKey = (identifier: string) => `login/${identifier}`

export const accountKeys = (accountId: number) => ({
  password: `login/account/${accountId}`,
  code: `code/${accountId}`,
  factor: `second-factor/${accountId}`,
})

export type Reservation =
  | { isAllowed: true }
  | { isAllowed: false; isLocked: boolean; wait: number }

export const attemptRefusal = ({ isLocked, wait }: Reservation & { isAllowed: false }) =>
  new Refusal(429, [{ code: isLocked ? 'reset_needed' : 'too_many_requests' }], wait)

const secondsForOne = ({ budget, allowance }: Attempt) => budget.secondsPerAttempt / allowance
const maxSecondsAhead = (wanted: Attempt) =>
  (wanted.budget.maxAtOnce * wanted.allowance - 1) * secondsForOne(wanted)
const wholeBudgetSeconds = ({ budget }: Attempt) => budget.maxAtOnce * budget.secondsPerAttempt

/** Resets what a wrong clock has set further ahead than tries could. */
const limitsSetAhead = (wanted: Attempt) => {
  const { now } = wanted
  const budget = addTolerance(now, wholeBudgetSeconds(wanted))
  const blocked = addTolerance(now, maxBlockSeconds)
  return {
    spentUntil: sql`case when known.spent_until > ${budget} then ${now} else known.spent_until end`,
    isBlocked: sql`(known.blocked_until > ${now} and known.blocked_until <= ${blocked})`,
    maxAhead: sql`interval '1 second' * ${maxSecondsAhead(wanted)}::float8`,
  }
}

async function reserve(db: Db, wanted: Attempt) {
  const { key, budget, allowance, now } = wanted
  const free = budget.freeInRow * allowance
  const { spentUntil, isBlocked, maxAhead } = limitsSetAhead(wanted)
  const { rows } = await sql<{ in_row: number }>`
    insert into login_tries as known (key, in_row, spent_until, blocked_until)
    values (
      ${keyedHash(db, key)}, 1,
      ${now}::timestamptz + interval '1 second' * ${secondsForOne(wanted)}::float8, ${now}
    )
    on conflict (key) do update set
      in_row = known.in_row + 1,
      spent_until = greatest(${spentUntil}, ${now})
        + interval '1 second' * ${secondsForOne(wanted)}::float8,
      blocked_until = case
        when known.in_row + 1 < ${free}::integer then ${now}
        else ${now}::timestamptz + interval '1 second' * least(
          ${maxBlockSeconds}::integer,
          power(2, least(known.in_row + 2 - ${free}::integer, 10))
        )
      end
    where not ${isBlocked}
      and ${spentUntil} <= ${now}::timestamptz + ${maxAhead}
      and known.in_row < ${budget.maxInRow * allowance}::integer
    returning in_row`.execute(baseConnection(db))
  return rows[0]
}

const lockedWaitSeconds = hourSeconds

async function reasonOf(db: Db, wanted: Attempt): Promise<Reservation> {
  const { key, budget, allowance, now } = wanted
  const state = await baseConnection(db)
    .selectFrom('login_tries')
    .select(['in_row', 'blocked_until', 'spent_until'])
    .where('key', '=', keyedHash(db, key))
    .executeTakeFirst()
  const isLocked = (state?.in_row ?? 0) >= budget.maxInRow * allowance
  const possible = (until: Date | undefined, seconds: number) =>
    until && until <= addTolerance(now, seconds) ? until.getTime() : 0
  const blocked = possible(state?.blocked_until, maxBlockSeconds)
  const spent = possible(state?.spent_until, wholeBudgetSeconds(wanted))
  const free = spent - maxSecondsAhead(wanted) * 1000
  const wait = Math.max(1, Math.ceil((Math.max(blocked, free) - now.getTime()) / 1000))
  return { isAllowed: false, isLocked, wait: isLocked ? lockedWaitSeconds : wait }
}

/** Counted before the check, so parallel tries cannot exceed the budget; undone after success. */
export async function reserveAttempt(db: Db, wanted: Attempt): Promise<Reservation> {
  if (wanted.allowance === Number.POSITIVE_INFINITY) return { isAllowed: true }
  return (await reserve(db, wanted)) ? { isAllowed: true } : reasonOf(db, wanted)
}

/** For what belongs to one account. @throws 429 once the budget is used up */
export async function requireAttempt(db: Db, attempt: Omit<Attempt, 'budget'>): Promise<void> {
  const reservation = await reserveAttempt(db, { ...attempt, budget: accountBudget })
  if (reservation.isAllowed) return
  throw new Refusal(429, [{ code: 'too_many_requests' }], reservation.wait)
}

/** Tries of others stay counted: otherwise they would notice the login and could guess more. */
export async function releaseAttempt(db: Db, wanted: Attempt): Promise<void> {
  const { key, now } = wanted
  await sql`
    update login_tries
    set
      in_row = 0,
      blocked_until = ${now},
      spent_until = spent_until - interval '1 second' * ${secondsForOne(wanted)}::float8
    where key = ${keyedHash(db, key)}`.execute(baseConnection(db))
}

/** Anybody can choose the password of a registration, so it must not reset other wrong tries. */
export async function releaseLastAttempt(db: Db, wanted: Attempt): Promise<void> {
  await sql`
    update login_tries
    set
      in_row = greatest(in_row - 1, 0),
      spent_until = spent_until - interval '1 second' * ${secondsForOne(wanted)}::float8
    where key = ${keyedHash(db, wanted.key)}`.execute(baseConnection(db))
}

export async function forgetAttempts(db: Db, keys: readonly string[]) {
  const hashes = keys.map((key) => keyedHash(db, key))
  await baseConnection(db).deleteFrom('login_tries').where('key', 'in', hashes).execute()
}
