import * as z from 'zod/mini'
import { LoggedIn } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { codeField, passwordField, requiredField } from '#platform/endpoint/person-fields.ts'

/** `email` takes a phone number too (product.md 2). */
export const Credentials = z.object({
  email: requiredField(254),
  password: passwordField(),
  code: z.optional(codeField()),
})

/**
 * Logs in with an e-mail, or with a phone number: of several accounts that have it the password decides
 * between the four that have had it longest. 401 where the two do not belong together, and 401
 * `second_factor_required` with `path` `code` where they do and the account wants a code of the
 * authenticator app, or a recovery code, as well. 403 `email_not_verified` before the mailed link was
 * opened, which is then sent again.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'visitor',
  lane: 'password',
  body: Credentials,
  reply: LoggedIn,
})
