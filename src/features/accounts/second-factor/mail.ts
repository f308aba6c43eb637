import type { PartialText } from '#i18n/texts/both-texts.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { phrases } from './phrases/mail.ts'

type MailContext = {
  /** Without an address when an operator acts at the command line. */
  caller: Pick<Caller, 'origin'> & Partial<Pick<Caller, 'address'>>
  language: Language
  now: Date
  post: Post
}

type Change = { email: string; name: string; names?: PartialText; isOn: boolean }

/** ASVS 6.3.7: the owner is informed that the way to log in has changed. */
export async function mailFactorChange(db: Db, change: Change, context: MailContext) {
  const { caller, language, post } = context
  const { email: to, name, names, isOn } = change
  const paragraphs = isOn
    ? [phrases.onReason, phrases.onAdvice, phrases.notYou]
    : [phrases.offReason, phrases.notYou]
  const mail = {
    to,
    isToOwner: true,
    language,
    subject: formatPhrase(isOn ? phrases.onSubject : phrases.offSubject, language),
    name,
    names,
    paragraphs: paragraphs.map((phrase) => formatPhrase(phrase, language)),
    link: {
      label: formatPhrase(phrases.notYouAction, language),
      url: `${caller.origin()}/${language}/forgot-password`,
    },
    footer: formatPhrase(phrases.footer, language),
  }
  await post(db, mail, context)
}
