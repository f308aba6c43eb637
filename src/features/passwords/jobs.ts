import { findScheduledUrls } from '#features/feeds/queries.ts'
import { formatList } from '#i18n/format-list.ts'
import type { Language } from '#i18n/language.ts'
import { say } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { textInLetter } from '#platform/mail/letter.ts'
import type { Post } from '#platform/mail/post-office.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Caller } from '#platform/session/caller.ts'
import { phrases } from './phrases/mail.ts'
import { type Holder, lockPassword } from './queries.ts'

type Compared = { password: string; passwords: Passwords; caller: Pick<Caller, 'address'> }

/**
 * To be asked in the transaction that changes something for a right password: the account may have
 * another one, or be erased, since it was compared. The same password under another hash still counts.
 */
export async function isStillRight(
  tx: Db,
  holder: Pick<Holder, 'id' | 'passwordHash'>,
  { password, passwords, caller }: Compared,
): Promise<boolean> {
  const current = await lockPassword(tx, holder.id)
  return current === holder.passwordHash || passwords.isRight(password, current, caller)
}

type Mailing = {
  /** Without an address where an operator does it at the command line. */
  caller: Pick<Caller, 'origin'> & Partial<Pick<Caller, 'address'>>
  language: Language
  now: Date
  post: Post
}

type Recipient = Pick<Holder, 'email' | 'name'>

function letterTo({ email, name }: Recipient, language: Language) {
  return {
    to: email,
    isToOwner: true,
    language,
    greeting: say(phrases.greeting, language, { name }),
    footer: say(phrases.footer, language),
  }
}

/** Mails the link under which a new password can be chosen. */
export async function mailReset(db: Db, to: Recipient & { token: string }, mailing: Mailing) {
  const { caller, language, post } = mailing
  const url = `${caller.origin()}/${language}/reset-password/${to.token}`
  const letter = {
    ...letterTo(to, language),
    subject: say(phrases.resetSubject, language),
    paragraphs: [say(phrases.resetReason, language), say(phrases.resetExpiry, language)],
    link: { label: say(phrases.resetAction, language), url },
  }
  await post(db, letter, mailing)
}

/**
 * What goes on whatever the password is: feeds that are fetched on a schedule, which somebody who had
 * the old one may have added. A host is named as text, since it may be a stranger's.
 */
async function feedsLeft(db: Db, accountId: number, { caller, language }: Mailing) {
  const urls = await findScheduledUrls(db, accountId)
  if (urls.length === 0) return []
  const hosts = [...new Set(urls.map((url) => textInLetter(new URL(url).host)))]
  const said = say(phrases.changedFeeds, language, { hosts: formatList(hosts, language) })
  return [said, `${caller.origin()}/${language}/account/feeds`]
}

/** ASVS 6.3.7: the owner learns that the password is another one, and what it has not ended. */
export async function mailChanged(db: Db, to: Recipient & { id: number }, mailing: Mailing) {
  const { caller, language, post } = mailing
  const url = `${caller.origin()}/${language}/forgot-password`
  const said = [say(phrases.changedReason, language), say(phrases.changedAdvice, language)]
  const letter = {
    ...letterTo(to, language),
    subject: say(phrases.changedSubject, language),
    paragraphs: [...said, ...(await feedsLeft(db, to.id, mailing))],
    link: { label: say(phrases.changedAction, language), url },
  }
  await post(db, letter, mailing)
}
