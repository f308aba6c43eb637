import { findOwner } from '#features/visitors/alerts/queries/owners.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs, Queue } from '#platform/jobs/jobs.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
import { adoptSearches } from './actions.ts'

/** `owner` is the visitor's row of search_owners: the number in the cookie is not stored anywhere. */
export const adoptionQueue: Queue = { name: 'saved-searches', groupedBy: 'owner', places: 1 }

export const adoptionJob = (db: Db): Job => ({
  queue: adoptionQueue,
  run: ({ owner = '', account }) =>
    adoptSearches(db, { visitorOwner: owner, accountId: Number(account) }),
})

/** Enqueued in the given transaction, so the job runs only once that is committed. */
export const createAdoptSearchesLater =
  ({ enqueue }: Pick<Jobs, 'enqueue'>): AdoptVisitor['begin'] =>
  async (tx, { accountId, visitorId }) => {
    const owner = await findOwner(tx, { visitorId })
    if (!owner) return
    await enqueue(tx, adoptionQueue, { owner: owner.id, account: String(accountId) })
  }
