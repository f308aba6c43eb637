import { consentVersions } from '#features/visitors/forms/contract.ts'
import { textOf } from '#ui/form/typed.ts'

/** The body of the call; `email` is the name of a field of other forms of the page. */
export const subscriberIn = (typed: FormData) => ({
  email: textOf(typed, 'subscriber'),
  topicNote: textOf(typed, 'topicNote'),
  consentVersion: consentVersions.newsletter,
})
