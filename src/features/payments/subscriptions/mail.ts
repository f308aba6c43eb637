import { formatDay } from '#i18n/format.ts'
import { contentLanguageOf } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { phrases } from './phrases.ts'
import type { EndingSubscription } from './rules.ts'

export type MailContext = { post: Post; origin: string; now: Date }

export async function mailEnding(db: Db, ending: EndingSubscription, context: MailContext) {
  const { post, origin, now } = context
  const { language, email, accountName, endDate } = ending
  const name = ending.name[contentLanguageOf(language)]
  const values = { name, day: formatDay(endDate, language) }
  const mail = {
    ...mailTo({ email, name: accountName }, language, phrases.footer),
    subject: formatPhrase(phrases.endingSubject, language, values),
    paragraphs: [
      formatPhrase(phrases.endingReason, language, values),
      formatPhrase(phrases.endingAdvice, language),
    ],
    link: {
      label: formatPhrase(phrases.endingAction, language),
      url: `${origin}/${language}/subscriptions`,
    },
    isToOwner: true,
  }
  await post(db, mail, { now })
}
