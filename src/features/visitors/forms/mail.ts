import type { Language } from '#i18n/language.ts'
import { formatPhrase, type Phrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'

/** `path`: the page of what was sent, without its language. */
export type FormNotice = {
  to: string
  path: string
  phrases: Record<'footer' | 'subject' | 'reason' | 'action', Phrase>
}

export type SenderContext = { language: Language; caller: Caller; now: Date; post: Post }

/** In the sender's language; nothing that the sender entered goes through the mail. */
export async function mailNotice(
  db: Db,
  { to, path, phrases }: FormNotice,
  { language, caller, now, post }: SenderContext,
): Promise<void> {
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
