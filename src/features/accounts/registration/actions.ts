import type { Db } from '#platform/handle.ts'
import { sweep } from '#platform/session/sweep.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { sweepRegistrations } from './queries/registrations.ts'

export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  await allInTurn([() => sweep(db, now), () => sweepRegistrations(db, now)])
}
