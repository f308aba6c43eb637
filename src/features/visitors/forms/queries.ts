import type { Call, Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { findAccount } from '#platform/session/gate.ts'

/** The browser that sends a form, and the account that is logged in there. */
export type Sender = { visitorHash: Buffer; accountId: AccountId | null }

/** Visitors' cookies are random, so that their hashes need no key. */
export const visitorHashOf = (visitorId: string): Buffer => hashOf(visitorId)

type AnybodysCall = Pick<Call<never>, 'caller' | 'visitor' | 'now'> & { db: Db }

/** Gives the browser a visitor's cookie if it has none. */
export async function findSender({ db, caller, visitor, now }: AnybodysCall): Promise<Sender> {
  const visitorHash = visitorHashOf(visitor.id())
  const account = await findAccount(db, { bearer: caller.bearer, now })
  return { visitorHash, accountId: account?.id ?? null }
}
