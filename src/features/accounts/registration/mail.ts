import type { NamedInBoth } from '#i18n/texts/both-texts.ts'
import { formatDuration } from '#i18n/format-members.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { type MailContent, mailTo } from '#platform/mail/mail-template.ts'
import { mailLimitOfCaller } from '#platform/mail/mail-limits.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { deviceKey } from '#platform/session/devices.ts'
import { countCaller, countHit, forgetHits } from '#platform/session/throttle.ts'
import { verifyHours } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import { addVerifyToken, type PendingRegistration } from './queries/registrations.ts'

export type MailRequest = { caller: Caller; language: Language; now: Date }

type MailContext = MailRequest & { post: Post }

/** Counted apart: registering the address of others must not use up their recovery mails. */
type Purpose = 'activation' | 'recovery' | 'address' | 'newsletter' | 'alerts'

type WantedMail = {
  email: string
  purpose: Purpose
  device?: Buffer | undefined
}

const keysOf = (purpose: Purpose, by: string) => ({
  hour: `mail/${purpose}/hour/${by}`,
  day: `mail/${purpose}/day/${by}`,
})

const keysFrom = ({ email, purpose }: WantedMail, { address }: Caller) =>
  keysOf(purpose, `${email}/from/${address}`)

/** In this order: what the caller's own limit refuses must not use up the limit of all callers. */
function limitsOf(wanted: WantedMail, caller: Caller) {
  const { email, purpose, device } = wanted
  const keys = keysOf(purpose, device ? deviceKey(email, device) : email)
  const all = [
    { key: keys.hour, max: 3, seconds: hourSeconds },
    { key: keys.day, max: 10, seconds: daySeconds },
  ]
  if (device) return all
  const from = keysFrom(wanted, caller)
  return [
    { key: from.hour, max: 2, seconds: hourSeconds },
    { key: from.day, max: 5, seconds: daySeconds },
    ...all,
  ]
}

/**
 * One caller gets only a part of an address's mails, and known browsers have their own count, so
 * that strangers cannot block the owner's mails. Callers stay silent, or they reveal accounts.
 */
export async function mayMail(
  db: Db,
  wanted: WantedMail,
  { caller, now }: MailRequest,
): Promise<boolean> {
  const { allowance } = caller
  if (!wanted.device) {
    const { isWithin } = await countCaller(db, { ...mailLimitOfCaller, caller, now })
    if (!isWithin) return false
  }
  for (const limit of limitsOf(wanted, caller)) {
    const { isWithin } = await countHit(db, { ...limit, allowance, now })
    if (!isWithin) return false
  }
  return true
}

/** The owner has ended a stranger's registration: their own link may be mailed at once. */
export async function mayMailAgain(db: Db, email: string, caller: Caller): Promise<void> {
  const wanted = { email, purpose: 'activation' } as const
  const keys = [keysOf(wanted.purpose, email), keysFrom(wanted, caller)]
  await forgetHits(db, keys.flatMap(Object.values<string>))
}

type Recipient = NamedInBoth & { email: string }

export async function mailActivation(
  db: Db,
  pending: Pick<PendingRegistration, 'id' | 'email' | 'details'>,
  context: MailContext,
) {
  const { caller, language, now, post } = context
  const { id: registrationId, email, details } = pending
  const token = await addVerifyToken(db, { registrationId, email, now })
  const mail: MailContent = {
    ...mailTo({ email, name: details.name }, language, phrases.footer),
    subject: formatPhrase(phrases.verifySubject, language),
    paragraphs: [
      formatPhrase(phrases.verifyReason, language),
      formatPhrase(phrases.verifyExpiry, language, {
        duration: formatDuration(verifyHours, 'hour', language),
      }),
      formatPhrase(phrases.verifyNotYou, language),
    ],
    link: {
      label: formatPhrase(phrases.verifyAction, language),
      url: `${caller.origin()}/${language}/verify/${token}`,
    },
  }
  await post(db, mail, context)
}

export async function mailAlreadyKnown(db: Db, recipient: Recipient, context: MailContext) {
  const { caller, language, post } = context
  const mail: MailContent = {
    ...mailTo(recipient, language, phrases.footer),
    subject: formatPhrase(phrases.knownSubject, language),
    paragraphs: [
      formatPhrase(phrases.knownReason, language),
      formatPhrase(phrases.knownAdvice, language),
    ],
    link: {
      label: formatPhrase(phrases.knownAction, language),
      url: `${caller.origin()}/${language}/login`,
    },
  }
  await post(db, mail, context)
}
