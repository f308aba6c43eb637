import { randomBytes } from 'node:crypto'
import type { Call, Db } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Caller } from '#platform/session/caller.ts'
import { findAccount } from '#platform/session/gate.ts'
import { countCaller, countHit } from '#platform/session/throttle.ts'
import type { FormName } from './contract.ts'
import { type Sender, visitorHashOf } from './queries.ts'

/** Loose, because the customers of a mobile network share a few addresses. */
const formLimits = {
  often: { code: 'form_sent_often', max: 5, seconds: 10 * 60 },
  today: { code: 'form_sent_often_today', max: 20, seconds: 24 * 3600 },
} as const

type Sending = { form: FormName; caller: Pick<Caller, 'address' | 'allowance'>; now: Date }

/**
 * Call it when nothing else is wrong with the form, so that corrections are not counted.
 * @throws Refusal 429
 */
export async function throttleForm(db: Db, { form, caller, now }: Sending): Promise<void> {
  for (const [period, { code, ...limit }] of Object.entries(formLimits)) {
    const name = period === 'often' ? `form/${form}` : `form/${form}/${period}`
    const { isWithin, wait } = await countCaller(db, { ...limit, name, caller, now })
    if (isWithin) continue
    const values = { count: Math.ceil(wait / 60) }
    throw new Refusal(429, [{ code, values }], wait)
  }
}

/** What goes to the mailbox of the company; all else waits in the list that operators read. */
const companyLimit = { key: 'mail/company', max: 100, seconds: 3600 }

export async function mayMailCompany(
  db: Db,
  { caller, now }: Pick<Sending, 'caller' | 'now'>,
): Promise<boolean> {
  const { allowance } = caller
  return (await countHit(db, { ...companyLimit, allowance, now })).isWithin
}

export const newRequestId = () => randomBytes(16).toString('base64url')

export type ReadingCall = Pick<Call<never>, 'caller' | 'visitor' | 'now'> & { db: Db }

/** `sender`: the browser that sent it; `account`: the sender's account, or an operator's. */
export type Reader = 'sender' | 'account' | 'stranger'

/** Who opens the link of something that was sent. */
export async function findReader(
  { db, caller, visitor, now }: ReadingCall,
  sender: Sender,
): Promise<Reader> {
  const account = await findAccount(db, { bearer: caller.bearer, now })
  const isOwner = account !== undefined && account.id === sender.accountId
  if (isOwner || account?.role === 'operator') return 'account'
  const known = visitor.known()
  // The next person at the computer of an account has its cookie.
  const isAnyones = sender.accountId === null
  return isAnyones && known && sender.visitorHash.equals(visitorHashOf(known))
    ? 'sender'
    : 'stranger'
}
