import type { NamedInBoth } from '#i18n/texts/both-texts.ts'
import { formatDuration } from '#i18n/format-members.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { AccountId } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { confirmHours } from './contract.ts'
import { phrases } from './phrases/mail.ts'

type MailContext = { caller: Caller; language: Language; now: Date; post: Post }

type Recipient = { email: string } & Partial<NamedInBoth>

export async function mailConfirmation(
  db: Db,
  to: Recipient & { token: string; wishedBy: AccountId },
  { caller, language, now, post }: MailContext,
) {
  const mail = {
    ...mailTo(to, language, phrases.footer),
    subject: formatPhrase(phrases.confirmSubject, language),
    paragraphs: [
      formatPhrase(phrases.confirmReason, language),
      formatPhrase(phrases.confirmExpiry, language, {
        duration: formatDuration(confirmHours, 'hour', language),
      }),
    ],
    link: {
      label: formatPhrase(phrases.confirmAction, language),
      url: `${caller.origin()}/${language}/verify/${to.token}`,
    },
  }
  await post(db, mail, { caller, wishedBy: to.wishedBy, now })
}

export async function mailTaken(
  db: Db,
  to: Recipient,
  { caller, language, now, post }: MailContext,
) {
  const mail = {
    ...mailTo(to, language, phrases.footer),
    subject: formatPhrase(phrases.takenSubject, language),
    paragraphs: [formatPhrase(phrases.takenReason, language)],
  }
  await post(db, mail, { caller, now })
}

/** ASVS 6.3.7: the old address is notified. */
export async function mailMoved(db: Db, to: Recipient, context: MailContext) {
  const { caller, language, now, post } = context
  const mail = {
    ...mailTo(to, language, phrases.footer),
    isToOwner: true,
    subject: formatPhrase(phrases.changedSubject, language),
    paragraphs: [
      formatPhrase(phrases.changedReason, language),
      formatPhrase(phrases.changedAdvice, language),
    ],
    link: {
      label: formatPhrase(phrases.changedAction, language),
      url: `${caller.origin()}/${language}/contact-us`,
    },
  }
  await post(db, mail, { caller, now })
}
