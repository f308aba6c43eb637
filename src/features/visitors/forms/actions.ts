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

/**
 * Of all senders of a form together in a day: rows are kept for up to three years, so as many each day
 * take some 13 GB of fundraising requests at most.
 */
export const maxFormsOfAll = 2_000

type Sending = { form: FormName; caller: Pick<Caller, 'address' | 'allowance'>; now: Date }

/** @throws Refusal 429 */
async function throttleAll(db: Db, { form, caller, now }: Sending): Promise<void> {
  const { allowance } = caller
  const limit = { key: `form/${form}/all`, max: maxFormsOfAll, seconds: 24 * 3600, allowance, now }
  const { isWithin, wait } = await countHit(db, limit)
  if (!isWithin) throw new Refusal(429, [{ code: 'form_full_today' }], wait)
}

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
  await throttleAll(db, { form, caller, now })
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

export type ReadingCall = Pick<Call<never>, 'caller' | 'visitor' | 'now'> & { db: Db }

/** The sender, by the browser or the account, and operators. */
export async function maySeeAll(
  { db, caller, visitor, now }: ReadingCall,
  sender: Sender,
): Promise<boolean> {
  const known = visitor.known()
  // The next person at the computer of an account has its cookie.
  const isAnyones = sender.accountId === null
  if (isAnyones && known && sender.visitorHash.equals(visitorHashOf(known))) return true
  const account = await findAccount(db, { bearer: caller.bearer, now })
  return account !== undefined && (account.role === 'operator' || account.id === sender.accountId)
}
