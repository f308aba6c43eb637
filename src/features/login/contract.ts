import * as z from 'zod/mini'
import { LoggedIn } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { passwordField, requiredField } from '#platform/endpoint/person-fields.ts'

/**
 * Logs in with an e-mail, or with a phone number that belongs to one account only. 401 where the
 * two do not belong together; 403 `email_not_verified` before the mailed link was opened, which is
 * then sent again.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'visitor',
  body: z.object({ email: requiredField(254), password: passwordField() }),
  reply: LoggedIn,
})
