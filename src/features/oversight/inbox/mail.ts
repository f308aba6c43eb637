import { formatDay } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo, paragraphsIn, textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { phrases } from './phrases.ts'
import { inboxKinds } from './queries/kinds.ts'
import type { InboxEntry } from './queries/inbox-kind.ts'

type Answering = { post: Post; origin: string; answer: string; now: Date }

/** In the language in which the form was sent. */
export async function mailAnswer(
  db: Db,
  entry: InboxEntry & { email: string },
  { post, origin, answer, now }: Answering,
) {
  const { kind, id, email, name, subject, text, createdAt } = entry
  const language = entry.language as Language
  const path = inboxKinds[kind].page?.(id)
  const mail = {
    ...mailTo({ email, name }, language, phrases.footer),
    subject: subject
      ? formatPhrase(phrases.subject, language, { subject: textInMail(subject) })
      : formatPhrase(phrases.subjectOfRequest, language, {
          day: formatDay(createdAt.toISOString(), language),
        }),
    paragraphs: [
      ...paragraphsIn(answer),
      ...(text ? [formatPhrase(phrases.yourText, language, { text: textInMail(text) })] : []),
    ],
    ...(path && {
      link: { label: formatPhrase(phrases.action, language), url: `${origin}/${language}${path}` },
    }),
  }
  await post(db, mail, { now })
}
