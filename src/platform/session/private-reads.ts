import type { Endpoint, Limit } from '../endpoint/endpoint.ts'
import { openLimit } from '../http/limit-store.ts'
import type { Account } from './account.ts'

/**
 * Ten a second. The page of feeds asks two and a half times a second while a run is under way, which
 * may take longer than five minutes, and an account may have it open on four screens.
 */
export const maxReads: Limit = { max: 3_000, seconds: 300 }

/** One a second of those that read much, such as statistics, of which a page asks two at once. */
export const maxSlowReads: Limit = { max: 300, seconds: 300 }

type Reading = { account: Pick<Account, 'id'>; allowance: number }

/**
 * What reads private data is counted by account, of all such calls together, before its handler asks
 * the database: reading costs processor time as well, and accounts are free to make. Counts are those
 * of one process, so that they cost nothing.
 * @throws 429 beyond the limit
 */
export function openReadLimits() {
  const countRead = openLimit(maxReads)
  const countSlow = openLimit(maxSlowReads)
  return ({ method, lane }: Endpoint, { account, allowance }: Reading): void => {
    if (method !== 'GET') return
    const caller = String(account.id)
    countRead(caller, allowance)
    if (lane === 'slow') countSlow(caller, allowance)
  }
}
