import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { Call, Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Caller } from '#platform/session/caller.ts'
import { findAccount } from '#platform/session/gate.ts'
import { countSliding } from '#platform/session/sliding-limit.ts'
import { countCaller, countHit, findHits } from '#platform/session/throttle.ts'
import type { FormName } from './contract.ts'
import { type FormNotice, mailNotice, type SenderContext } from './mail.ts'
import { type Sender, visitorHashOf } from './queries.ts'

/** Loose, because the customers of a mobile network share a few addresses. */
const formLimits = {
  often: { code: 'form_sent_often', max: 5, seconds: 10 * 60 },
  today: { code: 'form_sent_often_today', max: 20, seconds: daySeconds },
} as const

/**
 * Of all senders of a form together in an hour, by how often their network has sent it in a day, so that a
 * few networks that send all they may leave room for others. Rows are kept for up to three years: as many
 * each hour take some 31 GB of fundraising requests at most.
 */
export const maxFormsOfAll = { first: 200, few: 100, many: 50 }

/** Forms of a network in a day with which it still has sent few. */
const fewForms = 20

const ofAllSeconds = hourSeconds
const ofNetworkSeconds = daySeconds

type Sending = { form: FormName; caller: Pick<Caller, 'address' | 'allowance'>; now: Date }

function maxAfter(sent: number): number {
  if (sent === 0) return maxFormsOfAll.first
  return sent < fewForms ? maxFormsOfAll.few : maxFormsOfAll.many
}

/** @throws Refusal 429 */
async function throttleAll(db: Db, { form, caller, now }: Sending): Promise<void> {
  const { address, allowance } = caller
  const key = `form/${form}/sent/${networkOf(address)}`
  const max = maxAfter(await findHits(db, { key, now }))
  const limit = { key: `form/${form}/all`, max, seconds: ofAllSeconds, allowance, now }
  const { isWithin, wait } = await countSliding(db, limit)
  if (!isWithin) {
    const values = { count: Math.ceil(wait / 60) }
    throw new Refusal(429, [{ code: 'form_full', values }], wait)
  }
  await countHit(db, { key, max, seconds: ofNetworkSeconds, now })
}

/** Call it last, so that corrections are not counted. @throws Refusal 429 */
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
const companyLimit = { key: 'mail/company', max: 100, seconds: hourSeconds }

type ToCompany = { to: string | null; isSuspected: boolean }

/** `to`, the mailbox of the settings if they name one, unless the form looks like spam. Counts the email. */
export async function takeRecipient(
  db: Db,
  { to, isSuspected }: ToCompany,
  { caller: { allowance }, now }: Pick<Sending, 'caller' | 'now'>,
): Promise<string | null> {
  if (!to || isSuspected) return null
  return (await countHit(db, { ...companyLimit, allowance, now })).isWithin ? to : null
}

type CompanyNotice = Omit<FormNotice, 'to'> & ToCompany

export async function mailCompany(
  db: Db,
  { to, isSuspected, ...notice }: CompanyNotice,
  context: SenderContext,
): Promise<void> {
  const recipient = await takeRecipient(db, { to, isSuspected }, context)
  if (recipient) await mailNotice(db, { ...notice, to: recipient }, context)
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
