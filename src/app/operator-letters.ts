import { mailReset } from '#features/accounts/passwords/mail.ts'
import { mailFactorChange } from '#features/accounts/second-factor/mail.ts'
import type { Letters } from '#features/oversight/operators/actions.ts'
import type { Language } from '#i18n/language.ts'
import type { Post } from '#platform/mail/mail-queue.ts'

type Mailing = { post: Post; origin: string; language: Language; now: Date }

export function operatorLetters({ origin, ...about }: Mailing): Letters {
  const mailing = { ...about, caller: { origin: () => origin } }
  return {
    mailLink: (db, to) => mailReset(db, to, mailing),
    mailFactorOff: (db, to) => mailFactorChange(db, { ...to, isOn: false }, mailing),
  }
}
