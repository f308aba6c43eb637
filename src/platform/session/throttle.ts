import { sql } from 'kysely'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { Db, Visitor } from '../handle.ts'
import { baseConnection } from '../database/derived.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import { maxCallersOfNetwork, networkOf } from '../http/address.ts'
import { Refusal } from '../refusal.ts'
import type { Account } from './account.ts'
import type { Caller } from './caller.ts'
import { addTolerance } from './clock-tolerance.ts'

/** `allowance` multiplies `max`; infinity lifts it. */
export type Throttle = {
  key: string
  max: number
  seconds: number
  times?: number
  allowance?: number
  now: Date
}

type State = { hits: number; resets_at: Date }

export async function countHit(db: Db, limit: Throttle) {
  const { key, max, seconds, times = 1, allowance = 1, now } = limit
  const resetsAt = new Date(now.getTime() + seconds * 1000)
  const isOver = sql`(known.resets_at <= ${now}
    or known.resets_at > ${addTolerance(now, seconds)})`
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

/** Counts nothing. */
export async function findHits(db: Db, { key, now }: Pick<Throttle, 'key' | 'now'>) {
  const row = await baseConnection(db)
    .selectFrom('throttles')
    .select('hits')
    .where('key', '=', keyedHash(db, key))
    .where('resets_at', '>', now)
    .executeTakeFirst()
  return row?.hits ?? 0
}

export async function forgetHits(db: Db, keys: readonly string[]): Promise<void> {
  const hashes = keys.map((key) => keyedHash(db, key))
  await baseConnection(db).deleteFrom('throttles').where('key', 'in', hashes).execute()
}

type CallerLimit = Omit<Throttle, 'key' | 'allowance'> & {
  name: string
  caller: Pick<Caller, 'address' | 'allowance'>
}

/** Hits beyond the caller's own limit do not count for its network. */
export async function countCaller(db: Db, { name, caller, ...limit }: CallerLimit) {
  const { address, allowance } = caller
  const own = await countHit(db, { ...limit, key: `${name}/${address}`, allowance })
  if (!own.isWithin) return own
  const key = `${name}/network/${networkOf(address)}`
  return countHit(db, { ...limit, key, max: limit.max * maxCallersOfNetwork, allowance })
}

type AccountLimit = Omit<CallerLimit, 'caller'> & {
  account: Pick<Account, 'id'>
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  maxOfNew?: number
}

/** New accounts also count for their network, as accounts are free. */
export async function countAccount(db: Db, { name, account, caller, ...limit }: AccountLimit) {
  const { address, allowance, isKnown } = caller
  const { maxOfNew = limit.max, ...ofKnown } = limit
  const counted = { ...ofKnown, allowance, max: isKnown ? limit.max : maxOfNew }
  const own = await countHit(db, { ...counted, key: `${name}/${account.id}` })
  if (!own.isWithin || isKnown) return own
  const key = `${name}/network/${networkOf(address)}`
  return countHit(db, { ...counted, key, max: counted.max * maxCallersOfNetwork })
}

/** By account alone: many networks give no more tries, and others cannot use up the owner's. */
const ownerLimits = {
  password: { max: 20, seconds: hourSeconds },
  'email-change': { max: 10, seconds: hourSeconds },
  /** Changes could reveal whose numbers others have (docs/decisions/0022). */
  'phone-change': { max: 3, seconds: daySeconds },
  /** Letters about new devices: a client without cookies is new each time. */
  'mail/device': { max: 5, seconds: daySeconds },
} as const

type OwnerCall = { account: { id: number }; allowance?: number; now: Date }

export function countOwner(
  db: Db,
  name: keyof typeof ownerLimits,
  { account, allowance = 1, now }: OwnerCall,
) {
  return countHit(db, { ...ownerLimits[name], key: `${name}/${account.id}`, allowance, now })
}

type HitCount = Awaited<ReturnType<typeof countHit>>

function requireWithin({ isWithin, wait }: HitCount) {
  if (!isWithin) throw new Refusal(429, [{ code: 'too_many_requests' }], wait)
}

/** @throws Refusal 429 */
export async function throttleOwner(db: Db, name: keyof typeof ownerLimits, owning: OwnerCall) {
  requireWithin(await countOwner(db, name, owning))
}

export async function throttleAccount(db: Db, limit: AccountLimit): Promise<void> {
  requireWithin(await countAccount(db, limit))
}

type VisitorLimit = CallerLimit & { visitor: Pick<Visitor, 'known'>; maxOfCaller: number }

/**
 * Without a cookie each call is a new visitor, counted by address. A cookie that came with the call is
 * counted by itself: a mobile network has many visitors with one address, so that has the looser limit
 * `maxOfCaller`.
 */
export async function throttleVisitor(db: Db, limit: VisitorLimit): Promise<void> {
  const { name, visitor, maxOfCaller, caller, ...own } = limit
  const visitorId = visitor.known()
  if (visitorId === undefined) return throttleCaller(db, { ...own, name, caller })
  const { allowance } = caller
  requireWithin(await countHit(db, { ...own, key: `${name}/visitor/${visitorId}`, allowance }))
  await throttleCaller(db, { ...own, name: `${name}/known`, max: maxOfCaller, caller })
}

export async function throttleCaller(db: Db, limit: CallerLimit): Promise<void> {
  requireWithin(await countCaller(db, limit))
}

/** Of all calls with the token of a mailed link together, so that none can be guessed. */
const tokenLimit = { name: 'token', max: 60, seconds: 15 * 60 }

export const throttleToken = (db: Db, from: Pick<CallerLimit, 'caller' | 'now'>): Promise<void> =>
  throttleCaller(db, { ...tokenLimit, ...from })
