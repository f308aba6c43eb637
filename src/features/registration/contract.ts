import * as z from 'zod/mini'
import { advertiserRoles } from '#features/advertisers/contract.ts'
import { genders, User } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  emailField,
  lineField,
  nameField,
  optionalLine,
  optionalName,
  passwordField,
  passwordsMatch,
  requiredField,
  tokenField,
} from '#platform/endpoint/person-fields.ts'

/**
 * Spec 5, "Register": all required but what a role does not have. `browserMark` is a word that the
 * browser made up: where it comes back, the link was opened by who registered.
 */
export const Registration = z
  .object({
    name: nameField(100),
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
    companyName: optionalName(200),
    brn: optionalLine(50),
    orn: optionalLine(50),
    browserMark: optionalLine(64),
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

const Verified = z.object({ token: z.nullable(z.string()), user: z.nullable(User) })
export type Verified = z.output<typeof Verified>

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
  reply: Verified,
})

export const Verification = z.object({
  token: tokenField(),
  password: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(1_024))),
})

/**
 * The same with the token in the body, where no log of a proxy has it. A `password` has to be that of
 * the registration: 422 `password` where it is not, and the link stays as it was.
 */
export const verifyByForm = endpoint({
  method: 'POST',
  path: '/auth/verify',
  access: 'link',
  lane: 'password',
  body: Verification,
  reply: Verified,
})

/** The account that a link would give another address to; its present one is masked. */
export const EmailChange = z.object({ name: z.string(), oldEmail: z.string(), email: z.string() })
export type EmailChange = z.output<typeof EmailChange>

/**
 * What a page should ask before it opens the link. The password, because the address may have been
 * registered by a stranger, whose password the account would have; not where the registration has
 * the same `browserMark`, or where the link opens no account. Whether it is meant, where the link
 * gives the address to an account: that may be a stranger's, too. 404 as for opening.
 */
export const checkLink = endpoint({
  method: 'POST',
  path: '/auth/check-link',
  access: 'link',
  body: z.object({ token: tokenField(), browserMark: optionalLine(64) }),
  reply: z.object({
    link: z.object({ needsPassword: z.boolean(), emailChange: z.nullable(EmailChange) }),
  }),
})

/**
 * Ends a registration that the owner of the address did not make: it is deleted, and none of its
 * links opens anything. 404 where the link would open no account.
 */
export const endRegistration = endpoint({
  method: 'POST',
  path: '/auth/end-registration',
  access: 'link',
  body: z.object({ token: tokenField() }),
  reply: z.object({}),
})

/**
 * Ends the wish of an account for an address whose owner did not ask for it: no link mailed for it
 * opens anything. 404 where the link gives the address to no account.
 */
export const endEmailChange = endpoint({
  method: 'POST',
  path: '/auth/end-email-change',
  access: 'link',
  body: z.object({ token: tokenField() }),
  reply: z.object({}),
})
