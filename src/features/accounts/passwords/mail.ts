import { findLastingAccess, type LastingAccess } from './queries/lasting-access.ts'
import { type NamedInBoth, nameIn } from '#i18n/texts/both-texts.ts'
import { formatPhone } from '#i18n/format.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { formatList } from '#i18n/format-list.ts'
import { directionOf, joinWithCommas, type Language } from '#i18n/language.ts'
import { type Phrase, formatPhrase } from '#i18n/phrases.ts'
import { dayMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo, textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { resetHours } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import type { Holder } from './queries/passwords.ts'

type MailContext = {
  /** Without an address when an operator acts at the command line. */
  caller: Pick<Caller, 'origin'> & Partial<Pick<Caller, 'address'>>
  language: Language
  now: Date
  post: Post
}

type Recipient = Pick<Holder, 'email' | 'name'> & Partial<Pick<Holder, 'names'>>

const ownLetter = (to: Recipient, language: Language) => ({
  ...mailTo(to, language, phrases.footer),
  isToOwner: true,
})

export async function mailReset(db: Db, to: Recipient & { token: string }, context: MailContext) {
  const { caller, language, post } = context
  const url = `${caller.origin()}/${language}/reset-password/${to.token}`
  const mail = {
    ...ownLetter(to, language),
    subject: formatPhrase(phrases.resetSubject, language),
    paragraphs: [
      formatPhrase(phrases.resetReason, language),
      formatPhrase(phrases.resetExpiry, language, {
        duration: formatDuration(resetHours, 'hour', language),
      }),
    ],
    link: { label: formatPhrase(phrases.resetAction, language), url },
  }
  await post(db, mail, context)
}

/** As long as an invitation stays open: enough for a theft that is noticed late. */
const recentDays = 30

/** A longer list of a large team would not be read. */
const maxNamedPeople = 10

const isolate = (text: string) => `\u2066${text}\u2069`

/** In right-to-left text a row of Latin names would be shown in the wrong order. */
function listOfAddresses(addresses: readonly string[], language: Language): string {
  const isolated = directionOf(language) === 'rtl' ? addresses.map(isolate) : addresses
  return joinWithCommas(isolated, language)
}

function namesOf({ names = [], are = 'people' }: RemainingAccess, language: Language): string {
  const named = names.slice(0, maxNamedPeople)
  const shownNames = are === 'emails' ? named : named.map(textInMail)
  const count = names.length - shownNames.length
  const others = are === 'people' ? phrases.others : phrases.otherAddresses
  const more = count > 0 ? [formatPhrase(others, language, { count })] : []
  if (are === 'people') return formatList([...shownNames, ...more], language)
  return formatList([listOfAddresses(shownNames, language), ...more], language)
}

type EndedAccess = { invitations: readonly string[] }

type RemainingAccess = {
  says: Phrase
  names?: readonly string[] | undefined
  /** E-mails are shown whole, so that the owner recognises them: a link opens a mail at most. */
  are?: 'people' | 'emails' | 'hosts'
  page?: string
}

const hostsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).host))]

function listRemainingAccess(
  access: LastingAccess,
  ended: EndedAccess,
  language: Language,
): RemainingAccess[] {
  const called = (people: readonly NamedInBoth[]) => people.map((one) => nameIn(one, language))
  const { feedUrls, members, invitations, agency, phone, hasNewFactor } = access
  const named: RemainingAccess[] = [
    { says: phrases.changedFeeds, names: hostsOf(feedUrls), are: 'hosts', page: 'account/feeds' },
    { says: phrases.changedMembers, names: called(members), page: 'account/users' },
    {
      says: phrases.changedInvitations,
      names: invitations,
      are: 'emails',
      page: 'account/users',
    },
    { says: phrases.endedInvitations, names: ended.invitations, are: 'emails' },
    { says: phrases.changedAgency, names: called(agency ? [agency] : []), page: 'account' },
    { says: phrases.changedPhone, names: phone ? [formatPhone(phone)] : [], page: 'account' },
  ]
  const factor = { says: phrases.changedFactor, page: 'contact-us' }
  return [...named.filter(({ names }) => names?.length), ...(hasNewFactor ? [factor] : [])]
}

/** Access that a new password does not end and a thief of the old one may have added. */
async function describeRemainingAccess(
  db: Db,
  to: { id: number } & EndedAccess,
  context: MailContext,
) {
  const { caller, language, now } = context
  const since = new Date(now.getTime() - recentDays * dayMs)
  const access = await findLastingAccess(db, { accountId: to.id, since })
  const duration = formatDuration(recentDays, 'day', language)
  return listRemainingAccess(access, to, language).flatMap((left) => [
    formatPhrase(left.says, language, { names: namesOf(left, language), duration }),
    ...(left.page ? [`${caller.origin()}/${language}/${left.page}`] : []),
  ])
}

/** `endedInvitations` is set after a reset by mail, which ends all sessions too. */
type PasswordChange = Recipient & { id: number; endedInvitations?: readonly string[] }

/** ASVS 6.3.7: the owner is informed of the change, and of access that it has not ended. */
export async function mailChanged(db: Db, to: PasswordChange, context: MailContext) {
  const { caller, language, post } = context
  const url = `${caller.origin()}/${language}/forgot-password`
  const done = to.endedInvitations ? phrases.resetDone : phrases.changedReason
  const paragraphs = [formatPhrase(done, language), formatPhrase(phrases.changedAdvice, language)]
  const left = { id: to.id, invitations: to.endedInvitations ?? [] }
  const mail = {
    ...ownLetter(to, language),
    subject: formatPhrase(phrases.changedSubject, language),
    paragraphs: [...paragraphs, ...(await describeRemainingAccess(db, left, context))],
    link: { label: formatPhrase(phrases.changedAction, language), url },
  }
  await post(db, mail, context)
}
