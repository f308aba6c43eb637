import { type NamedInBoth, nameIn } from '#i18n/texts/both-texts.ts'
import { formatDuration } from '#i18n/format-members.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { countHit } from '#platform/session/throttle.ts'
import { invitationDays } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import type { Person } from './queries/members.ts'

type MailRequest = { caller: Caller; language: Language; now: Date }

type MailContext = MailRequest & { post: Post }

type Invitee = { email: string; agencyId: number; agency: NamedInBoth; token: string }

// Invitations have their own limit, so that they cannot use up other mails. One agency gets a part
// of it, so that it cannot block the invitations of others.
async function mayInvite(db: Db, { email, agencyId }: Invitee, { caller, now }: MailRequest) {
  const { allowance } = caller
  const limits = [
    { key: `invite/hour/${email}/by/${agencyId}`, max: 2, seconds: hourSeconds },
    { key: `invite/day/${email}/by/${agencyId}`, max: 5, seconds: daySeconds },
    { key: `invite/hour/${email}`, max: 3, seconds: hourSeconds },
    { key: `invite/day/${email}`, max: 10, seconds: daySeconds },
  ]
  for (const limit of limits) {
    const { isWithin } = await countHit(db, { ...limit, allowance, now })
    if (!isWithin) return false
  }
  return true
}

/** Beyond the limits of an address nothing is sent, and the answer does not say so. */
export async function mailInvitation(db: Db, to: Invitee, context: MailContext) {
  const { email, token } = to
  const { caller, language, now, post } = context
  const agency = textInMail(nameIn(to.agency, language))
  if (!(await mayInvite(db, to, context))) return
  const mail = {
    to: email,
    language,
    subject: formatPhrase(phrases.inviteSubject, language, { agency }),
    paragraphs: [
      formatPhrase(phrases.inviteReason, language, { agency }),
      formatPhrase(phrases.inviteHow, language, {
        duration: formatDuration(invitationDays, 'day', language),
      }),
      formatPhrase(phrases.inviteIgnore, language),
    ],
    link: {
      label: formatPhrase(phrases.inviteAction, language),
      url: `${caller.origin()}/${language}/join/${token}`,
    },
    footer: formatPhrase(phrases.inviteFooter, language, { agency }),
  }
  await post(db, mail, { caller, now })
}

type Team = { agency: Person; agent: Person }

const notices = {
  joined: { to: 'agency', subject: phrases.joinedSubject, reason: phrases.joinedReason },
  left: { to: 'agency', subject: phrases.leftSubject, reason: phrases.leftReason },
  removed: { to: 'agent', subject: phrases.removedSubject, reason: phrases.removedReason },
} as const

export async function mailNotice(
  db: Db,
  { kind, ...team }: Team & { kind: keyof typeof notices },
  { caller, language, now, post }: MailContext,
) {
  const notice = notices[kind]
  const { email, ...called } = team[notice.to]
  if (email === '') return
  const named = (who: Person) => textInMail(nameIn(who, language))
  const people = { agent: named(team.agent), agency: named(team.agency) }
  const mail = {
    to: email,
    language,
    ...called,
    subject: formatPhrase(notice.subject, language, people),
    paragraphs: [formatPhrase(notice.reason, language, people)],
    footer: formatPhrase(phrases.teamFooter, language),
  }
  await post(db, mail, { caller, now })
}

const ownSteps = {
  joined: {
    subject: phrases.youJoinedSubject,
    says: [phrases.youJoinedReason, phrases.youJoinedAdvice],
  },
  left: { subject: phrases.youLeftSubject, says: [phrases.youLeftReason, phrases.youLeftAdvice] },
} as const

/** A session suffices for both steps and may be stolen, so its owner is notified. */
export async function mailOwnStep(
  db: Db,
  { kind, agency, agent }: Team & { kind: keyof typeof ownSteps },
  { caller, language, now, post }: MailContext,
) {
  const { subject, says } = ownSteps[kind]
  const joined = { agency: textInMail(nameIn(agency, language)) }
  const mail = {
    to: agent.email,
    isToOwner: true,
    language,
    name: agent.name,
    names: agent.names,
    subject: formatPhrase(subject, language, joined),
    paragraphs: says.map((phrase) => formatPhrase(phrase, language, joined)),
    link: {
      label: formatPhrase(phrases.notYouAction, language),
      url: `${caller.origin()}/${language}/forgot-password`,
    },
    footer: formatPhrase(phrases.teamFooter, language),
  }
  await post(db, mail, { caller, now })
}
