import { mailReset } from '#features/accounts/passwords/mail.ts'
import { mailFactorChange } from '#features/accounts/second-factor/mail.ts'
import type { OperatorMails } from '#features/oversight/operators/actions.ts'
import type { Language } from '#i18n/language.ts'
import type { Post } from '#platform/mail/mail-queue.ts'

type MailContext = { post: Post; origin: string; language: Language; now: Date }

export function operatorMails({ origin, ...about }: MailContext): OperatorMails {
  const context = { ...about, caller: { origin: () => origin } }
  return {
    mailLink: (db, to) => mailReset(db, to, context),
    mailFactorOff: (db, to) => mailFactorChange(db, { ...to, isOn: false }, context),
  }
}
