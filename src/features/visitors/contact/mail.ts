import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo, paragraphsIn, textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { phrases } from './phrases/mail.ts'
import type { NewMessage } from './queries.ts'

type ToCompany = NewMessage & { id: number; to: string; language: Language }

/** In the language of the sender, so that whoever speaks it answers. */
export async function mailMessage(
  db: Db,
  { id, to, ...sent }: ToCompany,
  { post, caller }: { post: Post; caller: Caller },
) {
  const { language, email, phone, now } = sent
  const [name, subject] = [textInMail(sent.name), textInMail(sent.subject)]
  const mail = {
    ...mailTo({ email: to }, language, phrases.footer),
    subject: formatPhrase(phrases.subject, language, { number: String(id), subject }),
    paragraphs: [
      ...paragraphsIn(sent.message).map(textInMail),
      formatPhrase(phrases.sender, language, { name }),
      formatPhrase(phrases.email, language, { email }),
      formatPhrase(phrases.phone, language, { phone }),
    ],
  }
  await post(db, mail, { caller, now })
}
