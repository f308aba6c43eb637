import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { phrases } from './phrases/mail.ts'

type Notice = { to: string; id: string; language: Language; now: Date }

/** Nothing that the applicant entered goes through the mail. */
export async function mailApplication(
  db: Db,
  { to, id, language, now }: Notice,
  { post, caller }: { post: Post; caller: Caller },
) {
  const mail = {
    ...mailTo({ email: to }, language, phrases.footer),
    subject: formatPhrase(phrases.subject, language),
    paragraphs: [formatPhrase(phrases.reason, language)],
    link: {
      label: formatPhrase(phrases.action, language),
      url: `${caller.origin()}/${language}/finance/show/${id}`,
    },
  }
  await post(db, mail, { caller, now })
}
