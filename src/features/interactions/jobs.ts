import type { Db } from '#platform/handle.ts'
import { dropDays, sumUpDays } from './queries.ts'
import { firstKeptDay, firstSingleDay } from './rules.ts'

/** Rows in one statement, which is as long as others may have to wait for it. */
const batch = 10_000

async function untilNone(step: () => Promise<number>): Promise<void> {
  while ((await step()) === batch);
}

/** Sums up interactions of days that are over, and forgets counts that no statistic asks for. */
export async function sweepInteractions(db: Db, now: Date): Promise<void> {
  await untilNone(() => sumUpDays(db, { day: firstSingleDay(now), limit: batch }))
  await untilNone(() => dropDays(db, { day: firstKeptDay(now), limit: batch }))
}
