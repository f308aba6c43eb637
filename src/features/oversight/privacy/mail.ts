import type { NamedInBoth } from '#i18n/texts/both-texts.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { phrases } from './phrases/mail.ts'

type MailContext = { language: Language; now: Date; post: Post }

export async function mailErased(
  db: Db,
  to: NamedInBoth & { email: string },
  { language, now, post }: MailContext,
) {
  const mail = {
    to: to.email,
    language,
    name: to.name,
    names: to.names,
    subject: formatPhrase(phrases.erasedSubject, language),
    paragraphs: [
      formatPhrase(phrases.erasedReason, language),
      formatPhrase(phrases.erasedFinal, language),
    ],
    footer: formatPhrase(phrases.footer, language),
  }
  await post(db, mail, { now })
}
