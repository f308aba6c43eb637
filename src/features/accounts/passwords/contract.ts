import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  emailField,
  passwordField,
  passwordsMatch,
  tokenField,
} from '#platform/endpoint/person-fields.ts'

export { proofMinutes, minPasswordLength } from '#platform/endpoint/person-limits.ts'

/** Within it the link of a mail sets a new password. */
export const resetHours = 1

/** The address of an account. */
export const Forgotten = z.object({ email: emailField() })

/** Mails a link for a new password if the address has an account. The answer is always the same. */
export const forgetPassword = endpoint({
  summary: 'Ask for a new password',
  method: 'POST',
  path: '/auth/forget-password',
  access: 'visitor',
  body: Forgotten,
  reply: z.object({}),
})

/** A new password with the token of a mailed link. */
export const NewPassword = z
  .object({
    token: tokenField(),
    password: passwordField(),
    confirmPassword: z.string().check(z.minLength(1, 'required')),
  })
  .check(passwordsMatch('password'))

/**
 * Sets a new password with the token of a mailed link. It ends all sessions and does not log in.
 */
export const resetPassword = endpoint({
  summary: 'Set a new password with a link',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'link',
  lane: 'password',
  body: NewPassword,
  reply: z.object({}),
})

/** The password of the account. */
export const PasswordProof = z.object({
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(1_024)),
})

/**
 * For {proofMinutes} minutes this session may then make the calls that otherwise answer 403
 * `password_needed`: changing the e-mail or phone, and exporting all personal data. 422 `password`
 * when it is wrong.
 */
export const confirmPassword = endpoint({
  summary: 'Confirm your password',
  method: 'POST',
  path: '/auth/confirm-password',
  access: 'account',
  lane: 'password',
  body: PasswordProof,
  reply: z.object({}),
})

/** The old and the new password. */
export const PasswordChange = z
  .object({
    oldPassword: z.string().check(z.minLength(1, 'required'), z.maxLength(1_024)),
    newPassword: passwordField(),
    confirmPassword: z.optional(z.string()),
  })
  .check(passwordsMatch('newPassword'))

/** Changes the password and ends all other sessions. */
export const updatePassword = endpoint({
  summary: 'Change your password',
  method: 'PUT',
  path: '/auth/update-password',
  access: 'account',
  lane: 'password',
  body: PasswordChange,
  reply: z.object({}),
})
