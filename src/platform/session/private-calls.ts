import type { Endpoint, Limit } from '../endpoint/endpoint.ts'
import { openAccountLimit } from '../http/limit-store.ts'
import type { Account } from './account.ts'
import type { Caller } from './caller.ts'

/** 10 per second: the page of feeds asks 2.5 times a second during a run, on up to four screens. */
export const maxReads: Limit = { max: 3_000, seconds: 300 }

/** 1 per second; a page of statistics asks twice at once. */
export const maxSlowReads: Limit = { max: 300, seconds: 300 }

/** 2 per second: programs write 3,000 ads an hour, and a form saves itself every second. */
export const maxWrites: Limit = { max: 600, seconds: 300 }

type PrivateCall = {
  account: Pick<Account, 'id'>
  caller: Pick<Caller, 'address' | 'allowance' | 'isKnown'>
  query: Readonly<Record<string, unknown>>
}

const isSlow = ({ lane, slowWith }: Endpoint, query: PrivateCall['query']) =>
  lane === 'slow' || slowWith?.(query) === true

/** Counted per process and before the handler: refused calls cost too. @throws 429 */
export function openPrivateLimits() {
  const countRead = openAccountLimit(maxReads)
  const countSlow = openAccountLimit(maxSlowReads)
  const countWrite = openAccountLimit(maxWrites)
  return (endpoint: Endpoint, { account, caller, query }: PrivateCall): void => {
    const who = { ...caller, account: String(account.id) }
    if (endpoint.method !== 'GET') return countWrite(who)
    countRead(who)
    if (isSlow(endpoint, query)) countSlow(who)
  }
}
