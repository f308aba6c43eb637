import type { Db } from '#platform/handle.ts'
import { allInTurn, untilNone } from '#platform/sweeping/batches.ts'
import { dropDays, sumUpDays } from './queries.ts'
import { firstKeptDay, firstSingleDay } from './rules.ts'

/** Rows in one statement, which is as long as others may have to wait for it. */
const batch = 10_000

/** Sums up interactions of days that are over, and forgets counts that no statistic asks for. */
export async function sweepInteractions(db: Db, now: Date): Promise<void> {
  const over = { single: firstSingleDay(now), kept: firstKeptDay(now) }
  await allInTurn([
    () => untilNone((limit) => sumUpDays(db, { day: over.single, limit }), batch),
    () => untilNone((limit) => dropDays(db, { day: over.kept, limit }), batch),
  ])
}
