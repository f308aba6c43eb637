import { formatDuration } from '#i18n/format-members.ts'
import type { Language } from '#i18n/language.ts'
import { say } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { Letter } from '#platform/mail/letter.ts'
import { lettersOfCaller } from '#platform/mail/letter-limits.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { deviceKey } from '#platform/session/devices.ts'
import { countCaller, countHit, forgetHits } from '#platform/session/throttle.ts'
import { verifyHours } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import { addVerifyToken, type Pending } from './queries/registrations.ts'

export type Asking = { caller: Caller; language: Language; now: Date }

type Mailing = Asking & { post: Post }

const hour = 3600

/** Counted apart: registering the address of others must not use up their recovery mails. */
type Purpose = 'activation' | 'recovery' | 'address'

type Wanted = {
  email: string
  purpose: Purpose
  device?: Buffer | undefined
}

const keysOf = (purpose: Purpose, by: string) => ({
  hour: `mail/${purpose}/hour/${by}`,
  day: `mail/${purpose}/day/${by}`,
})

const keysFrom = ({ email, purpose }: Wanted, { address }: Caller) =>
  keysOf(purpose, `${email}/from/${address}`)

/** In this order: what the caller's own limit refuses must not use up the limit of all callers. */
function limitsOf(wanted: Wanted, caller: Caller) {
  const { email, purpose, device } = wanted
  const keys = keysOf(purpose, device ? deviceKey(email, device) : email)
  const all = [
    { key: keys.hour, max: 3, seconds: hour },
    { key: keys.day, max: 10, seconds: 24 * hour },
  ]
  if (device) return all
  const from = keysFrom(wanted, caller)
  return [
    { key: from.hour, max: 2, seconds: hour },
    { key: from.day, max: 5, seconds: 24 * hour },
    ...all,
  ]
}

/**
 * One caller gets only a part of an address's mails, and known browsers have their own count, so
 * that strangers cannot block the owner's mails. Callers stay silent, or they reveal accounts.
 */
export async function mayMail(db: Db, wanted: Wanted, { caller, now }: Asking): Promise<boolean> {
  const { allowance } = caller
  if (!wanted.device) {
    const { isWithin } = await countCaller(db, { ...lettersOfCaller, caller, now })
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

type Recipient = { email: string; name: string }

function letterTo({ email, name }: Recipient, language: Language) {
  return {
    to: email,
    language,
    name,
    footer: say(phrases.footer, language),
  }
}

export async function mailActivation(
  db: Db,
  pending: Pick<Pending, 'id' | 'email' | 'details'>,
  mailing: Mailing,
) {
  const { caller, language, now, post } = mailing
  const { id: registrationId, email, details } = pending
  const token = await addVerifyToken(db, { registrationId, email, now })
  const letter: Letter = {
    ...letterTo({ email, name: details.name }, language),
    subject: say(phrases.verifySubject, language),
    paragraphs: [
      say(phrases.verifyReason, language),
      say(phrases.verifyExpiry, language, {
        duration: formatDuration(verifyHours, 'hour', language),
      }),
      say(phrases.verifyNotYou, language),
    ],
    link: {
      label: say(phrases.verifyAction, language),
      url: `${caller.origin()}/${language}/verify/${token}`,
    },
  }
  await post(db, letter, mailing)
}

export async function mailAlreadyKnown(db: Db, recipient: Recipient, mailing: Mailing) {
  const { caller, language, post } = mailing
  const letter: Letter = {
    ...letterTo(recipient, language),
    subject: say(phrases.knownSubject, language),
    paragraphs: [say(phrases.knownReason, language), say(phrases.knownAdvice, language)],
    link: {
      label: say(phrases.knownAction, language),
      url: `${caller.origin()}/${language}/login`,
    },
  }
  await post(db, letter, mailing)
}
