import * as z from 'zod/mini'
import { LoggedIn } from '#features/accounts/account/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { codeField, passwordField, requiredField } from '#platform/endpoint/person-fields.ts'

/** `email` can be a phone number too. `code` is from the authenticator app, or a recovery code. */
export const Credentials = z.object({
  email: requiredField(254),
  password: passwordField(),
  code: z.optional(codeField()),
})

/**
 * Logs in with an e-mail address or a phone number. If several accounts have the number, the
 * password decides between the {maxHolders} that have had it longest. 401 `invalid_credentials` when the
 * two do not match. 401 `second_factor_required` at the path `code` when they match and the
 * account also needs a `code` from its authenticator app, or a recovery code. 403
 * `email_not_verified` before the link in the registration mail was opened; the link is then sent
 * again.
 */
export const login = endpoint({
  summary: 'Log in',
  method: 'POST',
  path: '/auth/login',
  access: 'visitor',
  lane: 'password',
  body: Credentials,
  refusals: [401, 403],
  reply: LoggedIn,
})
