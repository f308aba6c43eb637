import * as z from 'zod/mini'
import { advertiserRoles } from '#features/accounts/advertiser/contract.ts'
import {
  genders,
  maxBioLength,
  SentBios,
  SentNames,
  User,
} from '#features/accounts/account/contract.ts'
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
  LinkToken,
  tokenField,
} from '#platform/endpoint/person-fields.ts'

export { minPasswordLength } from '#platform/endpoint/person-limits.ts'

export const verifyHours = 24

/**
 * A new account. Everything is required that the role has. `names` and `bios` may add the name and the
 * description for readers of the other language. `browserMark` is a random word of the
 * browser; when it comes back with the link, the person who registered has opened it.
 */
export const Registration = z
  .object({
    name: nameField(100),
    names: z.optional(SentNames),
    email: emailField(),
    password: passwordField(),
    confirmPassword: z.string().check(z.minLength(1, 'required')),
    role: z.enum(advertiserRoles),
    gender: z.enum(genders),
    birthday: z.string().check(z.minLength(1, 'required'), z.iso.date('invalid_date')),
    idNumber: lineField(50),
    description: requiredField(maxBioLength),
    bios: z.optional(SentBios),
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
 * Creates an account and mails the link that activates it. The answer is the same whether the
 * address has an account or not; the owner of an existing account is informed by mail.
 */
export const register = endpoint({
  summary: 'Register an account',
  method: 'POST',
  path: '/auth/register',
  access: 'visitor',
  lane: 'password',
  body: Registration,
  status: 201,
  reply: z.object({}),
})

/** The new session; both are null when the link opens none. */
export const Verified = z.object({ token: z.nullable(z.string()), user: z.nullable(User) })
export type Verified = z.output<typeof Verified>

/**
 * Activates the account of a mailed link and logs in. Opening it again succeeds without a session
 * (`token` and `user` are null), and so does a link that confirms a new address of an account. 404
 * for an unknown or expired token.
 */
export const verify = endpoint({
  summary: 'Open a mailed link',
  method: 'GET',
  path: '/auth/verify/{token}',
  access: 'link',
  params: z.object({ token: tokenField() }),
  reply: Verified,
})

/** The token of a mailed link. */
export const Verification = z.object({
  token: tokenField(),
  password: z.optional(z.string().check(z.minLength(1, 'required'), z.maxLength(1_024))),
})

/**
 * Like `GET /auth/verify/{token}`, with the token in the body, where no proxy logs it. If a
 * `password` is sent, it must be that of the registration: otherwise 422 `password`, and the link
 * stays valid. 404 for an unknown or expired token.
 */
export const verifyByForm = endpoint({
  summary: 'Open a mailed link by a form',
  method: 'POST',
  path: '/auth/verify',
  access: 'link',
  lane: 'password',
  body: Verification,
  refusals: [404],
  reply: Verified,
})

/** The account that a link would give a new address to. Its present address is masked. */
export const EmailChange = z.object({ name: z.string(), oldEmail: z.string(), email: z.string() })
export type EmailChange = z.output<typeof EmailChange>

/**
 * What a page should ask before it opens the link. `needsPassword`: someone else may have
 * registered the address, and the account would have that person's password; false when the
 * registration has the same `browserMark`, or when the link opens no account. `emailChange`: the
 * link would give the address to this account, which may belong to someone else. 404 for an
 * unknown or expired token.
 */
export const checkLink = endpoint({
  summary: 'Check a mailed link',
  method: 'POST',
  path: '/auth/check-link',
  access: 'link',
  body: z.object({ token: tokenField(), browserMark: optionalLine(64) }),
  refusals: [404],
  reply: z.object({
    link: z.object({ needsPassword: z.boolean(), emailChange: z.nullable(EmailChange) }),
  }),
})

/**
 * Deletes a registration that the owner of the address did not make. None of its links works any
 * more. 404 when the link would open no account.
 */
export const endRegistration = endpoint({
  summary: 'Cancel a registration',
  method: 'POST',
  path: '/auth/end-registration',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: z.object({}),
})

/**
 * Cancels a change of an account's e-mail that the owner of the address did not ask for. None of
 * its links works any more. 404 when the link changes no address.
 */
export const endEmailChange = endpoint({
  summary: 'Cancel a change of e-mail',
  method: 'POST',
  path: '/auth/end-email-change',
  access: 'link',
  body: LinkToken,
  refusals: [404],
  reply: z.object({}),
})
