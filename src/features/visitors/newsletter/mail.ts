import { type MailRequest, mayMail } from '#features/accounts/registration/mail.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { type MailContent, mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { confirmDays } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import { type Subscription, tokenFor } from './queries.ts'

type MailContext = MailRequest & { post: Post }

type Wording = Pick<MailContent, 'subject' | 'paragraphs' | 'link'>

function confirmation(db: Db, id: string, { caller, language }: MailContext): Wording {
  const duration = formatDuration(confirmDays, 'day', language)
  const token = tokenFor(db, 'confirm', id)
  return {
    subject: formatPhrase(phrases.confirmSubject, language),
    paragraphs: [
      formatPhrase(phrases.confirmReason, language),
      formatPhrase(phrases.confirmExpiry, language, { duration }),
      formatPhrase(phrases.confirmIgnore, language),
    ],
    link: {
      label: formatPhrase(phrases.confirmAction, language),
      url: `${caller.origin()}/${language}/newsletter/confirm/${token}`,
    },
  }
}

function alreadyKnown(db: Db, id: string, { caller, language }: MailContext): Wording {
  const token = tokenFor(db, 'unsubscribe', id)
  return {
    subject: formatPhrase(phrases.knownSubject, language),
    paragraphs: [
      formatPhrase(phrases.knownReason, language),
      formatPhrase(phrases.knownAdvice, language),
    ],
    link: {
      label: formatPhrase(phrases.knownAction, language),
      url: `${caller.origin()}/${language}/newsletter/unsubscribe/${token}`,
    },
  }
}

/** A known address gets a letter too, or the time of the answer would tell which ones are known. */
export async function mailSubscriber(
  db: Db,
  { id, email, isConfirmed }: Subscription,
  context: MailContext,
) {
  if (!(await mayMail(db, { email, purpose: 'newsletter' }, context))) return
  const wording = isConfirmed ? alreadyKnown(db, id, context) : confirmation(db, id, context)
  const mail = { ...mailTo({ email }, context.language, phrases.footer), ...wording }
  await context.post(db, mail, context)
}
