import { spamSignsOf } from '#features/visitors/forms/components/spam-signs.ts'
import { consentVersions } from '#features/visitors/forms/contract.ts'
import { textOf } from '#ui/form/typed.ts'

/** The body of the call; the contract says what is wrong with it. */
export const messageIn = (typed: FormData) => ({
  name: textOf(typed, 'name'),
  email: textOf(typed, 'email'),
  phone: textOf(typed, 'phone'),
  subject: textOf(typed, 'subject'),
  message: textOf(typed, 'message'),
  consentVersion: consentVersions.contact,
  ...spamSignsOf(typed),
})
