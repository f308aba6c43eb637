import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { outsideOf } from '../idempotency/held-transaction.ts'
import { hashOf } from '../secrets/tokens.ts'
import { latestPossible } from './clock-tolerance.ts'

/** Reliability.md 4: five wrong ones are free, then each wait is twice the last. */
const freeTries = 5
const longestWait = 300
/**
 * Ten at hand and one more each six minutes: at most twenty within an hour (reliability.md 4), and
 * an owner whose tries others have used up waits far less than drill S4's quarter of an hour.
 */
const triesAtHand = 10
const secondsForOne = 360
/** NIST SP 800-63B: after 100 in a row only a mailed link helps. */
const mostInARow = 100

/** `key` names what is guessed at and by whom; `allowance` multiplies it, infinity lifts it. */
export type Try = { key: string; allowance: number; now: Date }

/**
 * Under what guesses at an account are counted: one budget for its password, by whatever name it
 * was called, and one for its codes.
 */
export const triesOf = (accountId: number) => ({
  password: `login/account/${accountId}`,
  code: `code/${accountId}`,
})

export type Booking = { isAllowed: true } | { isAllowed: false; isLocked: boolean; wait: number }

const backIn = (allowance: number) => secondsForOne / allowance
const aheadAtMost = (allowance: number) => (triesAtHand * allowance - 1) * backIn(allowance)

/** What a clock that was wrong has set further ahead than any number of tries could. */
const limitsSetAhead = ({ allowance, now }: Try) => {
  const budget = latestPossible(now, triesAtHand * secondsForOne)
  const blocked = latestPossible(now, longestWait)
  return {
    spentUntil: sql`case when known.spent_until > ${budget} then ${now} else known.spent_until end`,
    isBlocked: sql`(known.blocked_until > ${now} and known.blocked_until <= ${blocked})`,
    maxAhead: sql`interval '1 second' * ${aheadAtMost(allowance)}::float8`,
  }
}

async function book(db: Db, wanted: Try) {
  const { key, allowance, now } = wanted
  const free = freeTries * allowance
  const { spentUntil, isBlocked, maxAhead } = limitsSetAhead(wanted)
  const { rows } = await sql<{ in_row: number }>`
    insert into login_tries as known (key, in_row, spent_until, blocked_until)
    values (
      ${hashOf(key)}, 1,
      ${now}::timestamptz + interval '1 second' * ${backIn(allowance)}::float8, ${now}
    )
    on conflict (key) do update set
      in_row = known.in_row + 1,
      spent_until = greatest(${spentUntil}, ${now})
        + interval '1 second' * ${backIn(allowance)}::float8,
      blocked_until = case
        when known.in_row + 1 < ${free}::integer then ${now}
        else ${now}::timestamptz + interval '1 second' * least(
          ${longestWait}::integer,
          power(2, least(known.in_row + 2 - ${free}::integer, 10))
        )
      end
    where not ${isBlocked}
      and ${spentUntil} <= ${now}::timestamptz + ${maxAhead}
      and known.in_row < ${mostInARow * allowance}::integer
    returning in_row`.execute(outsideOf(db))
  return rows[0]
}

/** Nobody waits for a reset by mail shorter or longer: what this says is only polite. */
const lockedWait = 3600

async function reasonOf(db: Db, { key, allowance, now }: Try): Promise<Booking> {
  const state = await outsideOf(db)
    .selectFrom('login_tries')
    .select(['in_row', 'blocked_until', 'spent_until'])
    .where('key', '=', hashOf(key))
    .executeTakeFirst()
  const isLocked = (state?.in_row ?? 0) >= mostInARow * allowance
  const possible = (until: Date | undefined, seconds: number) =>
    until && until <= latestPossible(now, seconds) ? until.getTime() : 0
  const blocked = possible(state?.blocked_until, longestWait)
  const budget = possible(state?.spent_until, triesAtHand * secondsForOne)
  const spent = budget - aheadAtMost(allowance) * 1000
  const wait = Math.max(1, Math.ceil((Math.max(blocked, spent) - now.getTime()) / 1000))
  return { isAllowed: false, isLocked, wait: isLocked ? lockedWait : wait }
}

/**
 * Books one try as failed before what was typed is looked at, so that many at once cannot all slip
 * through; `forgetTries` after a right one takes the booking back. All processes count together.
 */
export async function bookTry(db: Db, wanted: Try): Promise<Booking> {
  if (wanted.allowance === Number.POSITIVE_INFINITY) return { isAllowed: true }
  return (await book(db, wanted)) ? { isAllowed: true } : reasonOf(db, wanted)
}

/** What was right, or a new password by mail, ends the count. */
export async function forgetTries(db: Db, keys: readonly string[]) {
  await outsideOf(db).deleteFrom('login_tries').where('key', 'in', keys.map(hashOf)).execute()
}
