import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { outsideOf } from '../database/derived.ts'
import { keyedHash } from '../database/keyed-hash.ts'
import { callersOfNetwork, networkOf } from '../http/address.ts'
import { Refusal } from '../refusal.ts'
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

/** Counts and says whether it was still within the limit; all processes count together. */
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
    returning hits, resets_at`.execute(outsideOf(db))
  const [state] = rows
  const wait = Math.ceil(((state?.resets_at.getTime() ?? 0) - now.getTime()) / 1000)
  return { isWithin: (state?.hits ?? 0) <= max * allowance, wait: Math.max(1, wait) }
}

/** What was counted under these keys counts no more. */
export async function forgetHits(db: Db, keys: readonly string[]): Promise<void> {
  const hashes = keys.map((key) => keyedHash(db, key))
  await outsideOf(db).deleteFrom('throttles').where('key', 'in', hashes).execute()
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

const tooMany = (wait: number) => new Refusal(429, [{ code: 'too_many_requests' }], wait)

/** Throws 429 beyond the limit. */
export async function throttle(db: Db, limit: Throttle): Promise<void> {
  const { isWithin, wait } = await countHit(db, limit)
  if (!isWithin) throw tooMany(wait)
}

/** The same for what anybody may do: of a caller, and of its network ten times as often. */
export async function throttleCaller(db: Db, limit: CallerLimit): Promise<void> {
  const { isWithin, wait } = await countCaller(db, limit)
  if (!isWithin) throw tooMany(wait)
}
