import * as z from 'zod/mini'
import { advertiserRoles } from '#features/advertisers/contract.ts'
import { genders, User } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  emailField,
  lineField,
  optionalLine,
  passwordField,
  passwordsMatch,
  requiredField,
  tokenField,
} from '#platform/endpoint/person-fields.ts'

/** Spec 5, "Register": all required but what a role does not have. */
export const Registration = z
  .object({
    name: lineField(100),
    email: emailField(),
    password: passwordField(),
    confirmPassword: z.string().check(z.minLength(1, 'required')),
    role: z.enum(advertiserRoles),
    gender: z.enum(genders),
    birthday: z.string().check(z.minLength(1, 'required'), z.iso.date('invalid_date')),
    idNumber: lineField(50),
    description: requiredField(4_000),
    phone: lineField(40),
    photoId: lineField(100),
    companyName: optionalLine(200),
    brn: optionalLine(50),
    orn: optionalLine(50),
    acceptTerms: z.optional(z.boolean()),
  })
  .check(passwordsMatch('password'))
export type Registration = z.output<typeof Registration>

/**
 * Asks for an account and mails a link that opens it. The answer is the same whether the address
 * has an account or not; who has one is told so by mail.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'visitor',
  lane: 'password',
  body: Registration,
  status: 201,
  reply: z.object({}),
})

/**
 * Opens the account of a mailed link and logs in. A second opening says success and opens no
 * session (`token` and `user` are null), and so does a link that confirms another address of an
 * account; an unknown or expired token is 404.
 */
export const verify = endpoint({
  method: 'GET',
  path: '/auth/verify/{token}',
  access: 'link',
  params: z.object({ token: tokenField() }),
  reply: z.object({ token: z.nullable(z.string()), user: z.nullable(User) }),
})
