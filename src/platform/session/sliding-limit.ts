import { sql } from 'kysely'
import type { Db } from '../handle.ts'
import { baseConnection } from '../database/derived.ts'
import { keyedHash } from '../database/keyed-hash.ts'

/** `allowance` multiplies `max`; infinity lifts it. */
type SlidingLimit = {
  key: string
  max: number
  seconds: number
  allowance?: number
  now: Date
}

type Counts = { before: number; current: number }

/** Seconds until less than `max` are left; `age` is the part of the current period that is over. */
function waitOf({ before, current }: Counts, limit: { max: number; seconds: number; age: number }) {
  const { max, seconds, age } = limit
  const left = current < max
  const over = left ? 1 - (max - current) / before : 2 - max / current
  return Math.max(1, Math.ceil((over - age) * seconds) + 1)
}

function periodOf({ key, seconds, now }: SlidingLimit) {
  const periods = now.getTime() / (seconds * 1000)
  const number = Math.floor(periods)
  const endsAt = new Date((number + 2) * seconds * 1000)
  return {
    age: periods - number,
    endsAt,
    keys: [`${key}/${number - 1}`, `${key}/${number}`] as const,
  }
}

/**
 * Counts a hit unless there were `max` in the last `seconds`, of which those of the period before count in
 * proportion. What is refused does not count, so refused attempts keep nobody out.
 */
export async function countSliding(db: Db, limit: SlidingLimit) {
  const { max, seconds, allowance = 1, now } = limit
  const { age, endsAt, keys } = periodOf(limit)
  const [before, current] = keys.map((key) => keyedHash(db, key))
  const { rows } = await sql<Counts & { isWithin: boolean }>`
    with known as (
      select coalesce(sum(hits) filter (where key = ${before!}), 0) as before,
        coalesce(sum(hits) filter (where key = ${current!}), 0) as current
      from throttles
      where key in (${before!}, ${current!}) and resets_at > ${now}
    ), added as (
      insert into throttles as counted (key, hits, resets_at)
      select ${current!}, 1, ${endsAt}
      from known
      where before * ${1 - age}::float8 + current < ${max * allowance}::float8
      on conflict (key) do update set hits = counted.hits + 1
      where counted.hits + (select before from known) * ${1 - age}::float8 < ${max * allowance}::float8
      returning hits
    )
    select before::float8, current::float8, exists (select from added) as "isWithin"
    from known`.execute(baseConnection(db))
  const { isWithin, ...counts } = rows[0]!
  return { isWithin, wait: waitOf(counts, { max: max * allowance, seconds, age }) }
}
