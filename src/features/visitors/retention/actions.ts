import { sweepMessages } from '#features/visitors/contact/queries.ts'
import { sweepApplications } from '#features/visitors/finance-applications/queries.ts'
import { sweepClosedDocuments, sweepFundraising } from '#features/visitors/fundraising/queries.ts'
import { sweepSubscriptions } from '#features/visitors/newsletter/queries.ts'
import { sweepRequests } from '#features/visitors/property-requests/queries.ts'
import type { Db } from '#platform/handle.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'

/** Deletes what public forms have stored once its time is over. */
export async function sweepForms(db: Db, now: Date): Promise<void> {
  await allInTurn([
    () => sweepMessages(db, now),
    () => sweepApplications(db, now),
    () => sweepSubscriptions(db, now),
    () => sweepRequests(db, now),
    () => sweepFundraising(db, now),
    () => sweepClosedDocuments(db, now),
  ])
}
