import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  emailField,
  passwordField,
  passwordsMatch,
  tokenField,
} from '#platform/endpoint/person-fields.ts'

export const Forgotten = z.object({ email: emailField() })

/** Mails a link for a new password to whoever has an account; the answer is always the same. */
export const forgetPassword = endpoint({
  method: 'POST',
  path: '/auth/forget-password',
  access: 'visitor',
  body: Forgotten,
  reply: z.object({}),
})

export const NewPassword = z
  .object({
    token: tokenField(),
    password: passwordField(),
    confirmPassword: z.string().check(z.minLength(1, 'required')),
  })
  .check(passwordsMatch('password'))

/** A new password for the token of a mailed link; ends all sessions and opens none. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'link',
  lane: 'password',
  body: NewPassword,
  reply: z.object({}),
})

export const PasswordProof = z.object({
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(1_024)),
})

/**
 * Gives one's password again. For five minutes this session may then do what answers 403
 * `password_needed` else: another e-mail or phone, and taking all one's data along. 422 `password`
 * where it is not right.
 */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm-password',
  access: 'account',
  lane: 'password',
  body: PasswordProof,
  reply: z.object({}),
})

export const PasswordChange = z
  .object({
    oldPassword: z.string().check(z.minLength(1, 'required'), z.maxLength(1_024)),
    newPassword: passwordField(),
    confirmPassword: z.optional(z.string()),
  })
  .check(passwordsMatch('newPassword'))

/** Changes one's own password; ends all other sessions. */
export const updatePassword = endpoint({
  method: 'PUT',
  path: '/auth/update-password',
  access: 'account',
  lane: 'password',
  body: PasswordChange,
  reply: z.object({}),
})
