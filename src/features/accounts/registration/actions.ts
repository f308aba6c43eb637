import type { Db } from '#platform/handle.ts'
import { sweep } from '#platform/session/sweep.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { sweepRegistrations } from './queries/registrations.ts'

/** What of accounts, sessions and mails is over goes; done now and then by whoever runs the jobs. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  await allInTurn([() => sweep(db, now), () => sweepRegistrations(db, now)])
}
