import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { contentLanguageOf, toLanguage } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { textInMail } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Verdict } from './contract.ts'
import { phrases } from './phrases.ts'
import { findRecipient } from './queries.ts'

const words = {
  live: { subject: phrases.liveSubject, what: phrases.live },
  changes_requested: { subject: phrases.changesSubject, what: phrases.changes },
  rejected: { subject: phrases.rejectedSubject, what: phrases.rejected },
  suspended: { subject: phrases.suspendedSubject, what: phrases.suspended },
} as const

type VerdictMail = { state: Verdict; reason: string; origin: string; post: Post; now: Date }

export async function mailVerdict(db: Db, row: OwnRow, verdictMail: VerdictMail): Promise<void> {
  const { state, reason, origin, post, now } = verdictMail
  const to = await findRecipient(db, row.id)
  if (!to) return
  const { name, names, email } = to
  const language = toLanguage(to.language)
  const { subject, what } = words[state]
  const reference = textInMail(row.referenceId)
  const title = textInMail(row.name[contentLanguageOf(language)]) || reference
  const mail = {
    to: email,
    language,
    name,
    names,
    subject: formatPhrase(subject, language),
    paragraphs: [
      formatPhrase(what, language, { title, reference }),
      formatPhrase(phrases.reason, language, { reason: textInMail(reason) }),
    ],
    link: {
      label: formatPhrase(phrases.action, language),
      url: `${origin}/${language}/my-properties/${row.id}`,
    },
    footer: formatPhrase(phrases.footer, language),
  }
  await post(db, mail, { now })
}
