import type { Call, Db } from '#platform/handle.ts'
import { hashOf } from '#platform/secrets/tokens.ts'
import type { AccountId } from '#platform/session/account.ts'
import { findAccount } from '#platform/session/gate.ts'
import { openAccountId } from '#platform/session/open-account.ts'

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

export type Sending = {
  sender: Sender
  language: string
  consentVersion: number
  isSuspected: boolean
}

export const sendingColumns = ({ sender, language, consentVersion, isSuspected }: Sending) => ({
  language,
  consent_version: consentVersion,
  is_suspected: isSuspected,
  visitor_hash: sender.visitorHash,
  account_id: openAccountId(sender.accountId),
})

type SenderColumns = { visitor_hash: Buffer; account_id: number | null }

export const senderOf = ({ visitor_hash: visitorHash, account_id }: SenderColumns): Sender => ({
  visitorHash,
  accountId: account_id as AccountId | null,
})
