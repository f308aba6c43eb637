import type { Db } from '#platform/handle.ts'
import { findLink } from '../queries/links.ts'
import { stopSearches } from '../queries/owners.ts'

type Stop = { token: string; searchId?: string | undefined; now: Date }

/** False for an unknown token or search; alerts to another address stay. */
export async function stopByLink(db: Db, { token, searchId, now }: Stop): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const link = await findLink(tx, token, now)
    if (link?.purpose !== 'stop') return false
    if (link.email === null) return searchId === undefined
    return stopSearches(tx, { ownerId: link.ownerId, searchId })
  })
}
