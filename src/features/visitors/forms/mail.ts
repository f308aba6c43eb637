import type { Language } from '#i18n/language.ts'
import { formatPhrase, type Phrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { mayMailCompany } from './actions.ts'

type NewForm = {
  /** The mailbox of the settings; null where there is none. */
  to: string | null
  /** The page of what was sent, without its language. */
  path: string
  phrases: Record<'footer' | 'subject' | 'reason' | 'action', Phrase>
  isSuspected: boolean
}

type Context = { language: Language; caller: Caller; now: Date; post: Post }

/** Nothing that the sender entered goes through the mail; it is in the sender's language. */
export async function mailCompany(
  db: Db,
  { to, path, phrases, isSuspected }: NewForm,
  { language, caller, now, post }: Context,
): Promise<void> {
  if (!to || isSuspected || !(await mayMailCompany(db, { caller, now }))) return
  const mail = {
    ...mailTo({ email: to }, language, phrases.footer),
    subject: formatPhrase(phrases.subject, language),
    paragraphs: [formatPhrase(phrases.reason, language)],
    link: {
      label: formatPhrase(phrases.action, language),
      url: `${caller.origin()}/${language}${path}`,
    },
  }
  await post(db, mail, { caller, now })
}
