import type { Db } from '#platform/handle.ts'
import type { Job, Jobs, Queue } from '#platform/jobs/jobs.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
import { adoptFavorites } from './actions.ts'
import { findLastOf } from './queries/adoption.ts'

/** `visitor` is the hash by which favourites are stored, in hexadecimal digits. */
export const favoritesQueue: Queue = { name: 'favorites', groupedBy: 'visitor', places: 1 }

export const favoritesJob = (db: Db): Job => ({
  queue: favoritesQueue,
  run: ({ visitor = '', account, last }) =>
    adoptFavorites(db, {
      visitorHash: Buffer.from(visitor, 'hex'),
      accountId: Number(account),
      lastId: Number(last),
    }),
})

/** Enqueued in the given transaction, so the job runs only once that is committed. */
export const createAdoptFavoritesLater =
  ({ enqueue }: Pick<Jobs, 'enqueue'>): AdoptVisitor['begin'] =>
  async (tx, { accountId, visitorId }) => {
    const visitorHash = hashOf(visitorId)
    const last = await findLastOf(tx, visitorHash)
    if (last === undefined) return
    const visitor = visitorHash.toString('hex')
    await enqueue(tx, favoritesQueue, { visitor, account: String(accountId), last: String(last) })
  }
