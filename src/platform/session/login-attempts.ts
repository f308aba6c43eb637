import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { baseConnection } from '../database/derived.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import { Refusal } from '../refusal.ts'
import { latestPossible } from './clock-tolerance.ts'

/** After the free ones each wait is twice the last, up to this many seconds. */
const maxBlockSeconds = 300

/**
 * `maxAtOnce` tries are at hand and one more comes back each `secondsPerAttempt`. From `freeInRow` wrong
 * ones in a row on there are growing waits as well; after `maxInRow` only a mailed link helps.
 */
export type AttemptBudget = {
  maxAtOnce: number
  secondsPerAttempt: number
  freeInRow: number
  maxInRow: number
}

/**
 * At most twenty tries within an hour, and a hundred in a row (NIST SP 800-63B). An owner whose tries
 * others have used up waits far less than the quarter of an hour that drill S4 allows.
 */
export const accountBudget: AttemptBudget = {
  maxAtOnce: 10,
  secondsPerAttempt: 360,
  freeInRow: 5,
  maxInRow: 100,
}

/**
 * An account is named by its e-mail and by its phone number, so each name has half of what an account
 * has: five tries and five more an hour, slower than growing waits would be
 * (docs/decisions/0019-tries-by-name.md).
 */
export const nameBudget: AttemptBudget = {
  maxAtOnce: 5,
  secondsPerAttempt: 720,
  freeInRow: 50,
  maxInRow: 50,
}

/**
 * The same of a phone number, which several accounts may have: no new password ends its row. So the
 * row is shorter than those that stay counted, and is swept after a day without tries.
 */
export const phoneBudget: AttemptBudget = { ...nameBudget, freeInRow: 40, maxInRow: 40 }

/** `key` names what is guessed at and by whom; `allowance` multiplies it, infinity lifts it. */
export type Attempt = { key: string; budget: AttemptBudget; allowance: number; now: Date }

/** Under what guesses at the password of a name are counted, whether an account has it or not. */
export const nameKey = (identifier: string) => `login/${identifier}`

/**
 * Under what guesses from a known browser at a password are counted, all guesses at codes of a login,
 * and those at codes that switch a second factor on or off.
 */
export const accountKeys = (accountId: number) => ({
  password: `login/account/${accountId}`,
  code: `code/${accountId}`,
  factor: `second-factor/${accountId}`,
})

export type Reservation =
  | { isAllowed: true }
  | { isAllowed: false; isLocked: boolean; wait: number }

/** What somebody is answered whose try is not looked at. */
export const attemptRefusal = ({ isLocked, wait }: Reservation & { isAllowed: false }) =>
  new Refusal(429, [{ code: isLocked ? 'reset_needed' : 'too_many_requests' }], wait)

const secondsForOne = ({ budget, allowance }: Attempt) => budget.secondsPerAttempt / allowance
const maxSecondsAhead = (wanted: Attempt) =>
  (wanted.budget.maxAtOnce * wanted.allowance - 1) * secondsForOne(wanted)
/** How far ahead the budget can be used up at most, however large the allowance. */
const wholeBudgetSeconds = ({ budget }: Attempt) => budget.maxAtOnce * budget.secondsPerAttempt

/** What a clock that was wrong has set further ahead than any number of tries could. */
const limitsSetAhead = (wanted: Attempt) => {
  const { now } = wanted
  const budget = latestPossible(now, wholeBudgetSeconds(wanted))
  const blocked = latestPossible(now, maxBlockSeconds)
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

/** Nobody waits for a reset by mail shorter or longer: what this says is only polite. */
const lockedWaitSeconds = 3600

async function reasonOf(db: Db, wanted: Attempt): Promise<Reservation> {
  const { key, budget, allowance, now } = wanted
  const state = await baseConnection(db)
    .selectFrom('login_tries')
    .select(['in_row', 'blocked_until', 'spent_until'])
    .where('key', '=', keyedHash(db, key))
    .executeTakeFirst()
  const isLocked = (state?.in_row ?? 0) >= budget.maxInRow * allowance
  const possible = (until: Date | undefined, seconds: number) =>
    until && until <= latestPossible(now, seconds) ? until.getTime() : 0
  const blocked = possible(state?.blocked_until, maxBlockSeconds)
  const spent = possible(state?.spent_until, wholeBudgetSeconds(wanted))
  const free = spent - maxSecondsAhead(wanted) * 1000
  const wait = Math.max(1, Math.ceil((Math.max(blocked, free) - now.getTime()) / 1000))
  return { isAllowed: false, isLocked, wait: isLocked ? lockedWaitSeconds : wait }
}

/**
 * Books one try as failed before what was typed is looked at, so that many at once cannot all slip
 * through; after a right one `releaseAttempt` or `forgetAttempts` undoes that. All processes count together.
 */
export async function reserveAttempt(db: Db, wanted: Attempt): Promise<Reservation> {
  if (wanted.allowance === Number.POSITIVE_INFINITY) return { isAllowed: true }
  return (await reserve(db, wanted)) ? { isAllowed: true } : reasonOf(db, wanted)
}

/**
 * After a right password. What others have used up of the budget stays used up: or they would see that
 * an account with this name was just entered, and could guess more often for it.
 */
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

/**
 * After the password of a registration: this try counts no more, and all others still do. Anybody can
 * choose such a password, so it must not end a row of wrong guesses at the password of an account.
 */
export async function releaseLastAttempt(db: Db, wanted: Attempt): Promise<void> {
  await sql`
    update login_tries
    set
      in_row = greatest(in_row - 1, 0),
      spent_until = spent_until - interval '1 second' * ${secondsForOne(wanted)}::float8
    where key = ${keyedHash(db, wanted.key)}`.execute(baseConnection(db))
}

/** What was right, or a new password by mail, ends the count. */
export async function forgetAttempts(db: Db, keys: readonly string[]) {
  const hashes = keys.map((key) => keyedHash(db, key))
  await baseConnection(db).deleteFrom('login_tries').where('key', 'in', hashes).execute()
}
