import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { baseConnection } from '../database/derived.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import { callersOfNetwork, networkOf } from '../http/address.ts'
import { Refusal } from '../refusal.ts'
import type { Account } from './account.ts'
import type { Caller } from './caller.ts'
import { latestPossible } from './clock-tolerance.ts'

/**
 * `max` times in `seconds`; `allowance` multiplies it, infinity lifts it. A call that takes a list counts
 * `times` as often.
 */
export type Throttle = {
  key: string
  max: number
  seconds: number
  times?: number
  allowance?: number
  now: Date
}

type State = { hits: number; resets_at: Date }

/** Counts and says whether it was still within the limit, and within which; all processes count together. */
export async function countHit(db: Db, limit: Throttle) {
  const { key, max, seconds, times = 1, allowance = 1, now } = limit
  const resetsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`(known.resets_at <= ${now}
    or known.resets_at > ${latestPossible(now, seconds)})`
  const { rows } = await sql<State>`
    insert into throttles as known (key, hits, resets_at)
    values (${keyedHash(db, key)}, ${times}, ${resetsAt})
    on conflict (key) do update set
      hits = case when ${isOver} then excluded.hits else known.hits + excluded.hits end,
      resets_at = case when ${isOver} then ${resetsAt} else known.resets_at end
    returning hits, resets_at`.execute(baseConnection(db))
  const [state] = rows
  const wait = Math.ceil(((state?.resets_at.getTime() ?? 0) - now.getTime()) / 1000)
  const maximum = max * allowance
  return { isWithin: (state?.hits ?? 0) <= maximum, maximum, wait: Math.max(1, wait) }
}

/** What was counted under these keys counts no more. */
export async function forgetHits(db: Db, keys: readonly string[]): Promise<void> {
  const hashes = keys.map((key) => keyedHash(db, key))
  await baseConnection(db).deleteFrom('throttles').where('key', 'in', hashes).execute()
}

/** `name`: what is counted, such as `register`; `max`: of one caller. */
type CallerLimit = Omit<Throttle, 'key' | 'allowance'> & {
  name: string
  caller: Pick<Caller, 'address' | 'allowance'>
}

/** As `countHit`, of a caller and its network. What a caller does beyond its own limit is not the network's. */
export async function countCaller(db: Db, { name, caller, ...limit }: CallerLimit) {
  const { address, allowance } = caller
  const own = await countHit(db, { ...limit, key: `${name}/${address}`, allowance })
  if (!own.isWithin) return own
  const key = `${name}/network/${networkOf(address)}`
  return countHit(db, { ...limit, key, max: limit.max * callersOfNetwork, allowance })
}

/** `maxOfNew`: of a new account, where it may do less than a known one. */
type AccountLimit = Omit<CallerLimit, 'caller'> & {
  account: Pick<Account, 'id'>
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  maxOfNew?: number
}

/**
 * As `countHit`, of an account. What new accounts do also counts for their network, which may do ten times
 * as much as one of them: accounts are free to make.
 */
export async function countAccount(db: Db, { name, account, caller, ...limit }: AccountLimit) {
  const { address, allowance, isKnown } = caller
  const { maxOfNew = limit.max, ...ofKnown } = limit
  const counted = { ...ofKnown, allowance, max: isKnown ? limit.max : maxOfNew }
  const own = await countHit(db, { ...counted, key: `${name}/${account.id}` })
  if (!own.isWithin || isKnown) return own
  const key = `${name}/network/${networkOf(address)}`
  return countHit(db, { ...counted, key, max: counted.max * callersOfNetwork })
}

/**
 * What protects an account or whom it belongs to, from whatever network it is asked: by account alone, so
 * that nobody has more tries from many networks and nobody else's network uses up the owner's.
 */
const ownerLimits = {
  password: { max: 20, seconds: 3600 },
  'email-change': { max: 10, seconds: 3600 },
  /**
   * Nobody proves that a number is theirs, and whoever gives it to many accounts can see whether others
   * have it (docs/decisions/0022-phone-numbers-of-several-accounts.md).
   */
  'phone-change': { max: 3, seconds: 24 * 3600 },
  /** Letters about new devices. Who keeps no cookies is new each time, and has understood after a few. */
  'mail/device': { max: 5, seconds: 24 * 3600 },
} as const

type Owning = { account: { id: number }; allowance?: number; now: Date }

export function countOwner(
  db: Db,
  name: keyof typeof ownerLimits,
  { account, allowance = 1, now }: Owning,
) {
  return countHit(db, { ...ownerLimits[name], key: `${name}/${account.id}`, allowance, now })
}

type Counted = Awaited<ReturnType<typeof countHit>>

function requireWithin({ isWithin, wait }: Counted) {
  if (!isWithin) throw new Refusal(429, [{ code: 'too_many_requests' }], wait)
}

/** As `countOwner`. Throws 429 beyond the limit, as all that follow. */
export async function throttleOwner(db: Db, name: keyof typeof ownerLimits, owning: Owning) {
  requireWithin(await countOwner(db, name, owning))
}

/** What an account does that costs time or room. */
export async function throttleAccount(db: Db, limit: AccountLimit): Promise<void> {
  requireWithin(await countAccount(db, limit))
}

/** The same for what anybody may do: of a caller, and of its network ten times as often. */
export async function throttleCaller(db: Db, limit: CallerLimit): Promise<void> {
  requireWithin(await countCaller(db, limit))
}
