import type { Db } from '#platform/handle.ts'
import { allInTurn, repeatUntilNone } from '#platform/sweeping/batches.ts'
import { dropDays, sumUpDays } from './queries.ts'
import { firstKeptDay, firstSingleDay } from './rules.ts'

/** Rows in one statement, for which other statements may have to wait. */
const batch = 10_000

export async function sweepInteractions(db: Db, now: Date): Promise<void> {
  const over = { single: firstSingleDay(now), kept: firstKeptDay(now) }
  await allInTurn([
    () => repeatUntilNone((limit) => sumUpDays(db, { day: over.single, limit }), batch),
    () => repeatUntilNone((limit) => dropDays(db, { day: over.kept, limit }), batch),
  ])
}
