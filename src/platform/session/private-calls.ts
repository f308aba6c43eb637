import type { Endpoint, Limit } from '../endpoint/endpoint.ts'
import { openAccountLimit } from '../http/limit-store.ts'
import type { Account } from './account.ts'
import type { Caller } from './caller.ts'

/**
 * Ten a second. The page of feeds asks two and a half times a second while a run is under way, which
 * may take longer than five minutes, and an account may have it open on four screens.
 */
export const maxReads: Limit = { max: 3_000, seconds: 300 }

/** One a second of those that read much, such as statistics, of which a page asks two at once. */
export const maxSlowReads: Limit = { max: 300, seconds: 300 }

/**
 * Two a second. Programs may write 3,000 ads an hour (250 in five minutes), a form saves itself at most
 * every second, and 300 files an hour may come one by one.
 */
export const maxWrites: Limit = { max: 600, seconds: 300 }

type Calling = {
  account: Pick<Account, 'id'>
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  /** The query as it came, by name. */
  query: Readonly<Record<string, unknown>>
}

const isSlow = ({ lane, slowWith }: Endpoint, query: Calling['query']) =>
  lane === 'slow' || slowWith?.(query) === true

/**
 * Private calls are counted by account, all reads together and all writes together, before their handler
 * asks the database: also those that are refused cost processor time, and accounts are free to make. Those
 * of new accounts also count for their network. Counts are those of one process, so that they cost nothing.
 * @throws 429 beyond the limit
 */
export function openPrivateLimits() {
  const countRead = openAccountLimit(maxReads)
  const countSlow = openAccountLimit(maxSlowReads)
  const countWrite = openAccountLimit(maxWrites)
  return (endpoint: Endpoint, { account, caller, query }: Calling): void => {
    const who = { ...caller, account: String(account.id) }
    if (endpoint.method !== 'GET') return countWrite(who)
    countRead(who)
    if (isSlow(endpoint, query)) countSlow(who)
  }
}
