import * as z from 'zod/mini'
import { toLatinDigits } from '#i18n/digits.ts'
import { claimsVerification, withoutBadges } from './claims-in-names.ts'
import { textField } from './fields.ts'
import { shortestPassword } from './person-limits.ts'

/** At most 1,024 bytes. */
const longestPassword = 1_024

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Text that must be there, in a body: trimmed, NFC, without format controls. */
export const requiredField = (maximum: number) =>
  z.pipe(textField(maximum), z.string().check(z.minLength(1, 'required')))

/** The same on one line: a name, a number of a paper. */
export const lineField = (maximum: number) =>
  z.pipe(
    requiredField(maximum),
    z.transform((text: string) => text.replace(/\s+/g, ' ')),
  )

const noClaim = z.refine<string | null>(
  (name) => name === null || !claimsVerification(name),
  'claims_verification',
)

/**
 * The name of a person on one line; signs of a verified mark are taken out, words that claim one are
 * refused with `claims_verification`.
 */
export const nameField = (maximum: number) =>
  z.pipe(
    z.pipe(textField(maximum), z.transform(withoutBadges)),
    z.string().check(z.minLength(1, 'required'), noClaim),
  )

const companyName = <Absent extends null | undefined>(text: string | Absent) =>
  (text ? withoutBadges(text) : '') || null

/** The name of a company, which may be absent, null or empty alike. */
export const optionalName = (maximum: number) =>
  z.pipe(z.optional(z.nullable(textField(maximum))), z.transform(companyName)).check(noClaim)

/** The same in a change: absent stays, null and empty take away. */
export const clearableName = (maximum: number) =>
  z.optional(z.pipe(z.nullable(textField(maximum)), z.transform(companyName)).check(noClaim))

/** What may be absent, null or empty alike. */
export const optionalLine = (maximum: number) =>
  z.pipe(
    z.optional(z.nullable(textField(maximum))),
    z.transform((text) => text?.replace(/\s+/g, ' ') || null),
  )

/** In a change: absent stays, null and empty take away. */
export const clearableLine = (maximum: number) =>
  z.optional(
    z.pipe(
      z.nullable(textField(maximum)),
      z.transform((text) => text?.replace(/\s+/g, ' ') || null),
    ),
  )

/** E-mails compare without case. */
export const emailField = () =>
  z.pipe(
    z.pipe(requiredField(254), z.string().check(z.email('invalid_email'))),
    z.transform((text: string) => text.toLowerCase()),
  )

/** A password as it was typed: no trimming, no rule about signs. */
export const passwordField = () =>
  z.string().check(
    z.minLength(1, 'required'),
    // No letter has fewer bytes than units: what is longer than this is not counted.
    z.maxLength(longestPassword, { abort: true }),
    z.refine((text) => Array.from(text).length >= shortestPassword, {
      error: 'too_short',
      params: { minimum: shortestPassword },
    }),
    z.refine((text) => bytesOf(text) <= longestPassword, {
      error: 'too_long',
      params: { maximum: longestPassword },
    }),
    z.refine((text) => text.isWellFormed(), 'invalid_text'),
  )

type Twice = { [name: string]: unknown }

/** Spec 5: the password typed twice must match; said also where other fields are wrong. */
export const passwordsMatch = (name: string) =>
  z.refine<Twice>(
    (body) => body.confirmPassword === undefined || body[name] === body.confirmPassword,
    {
      error: 'passwords_must_match',
      path: ['confirmPassword'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )

/** The token of a mailed link. */
export const tokenField = () => z.string().check(z.minLength(1, 'required'), z.maxLength(200))

/** The token of a mailed link, sent in the body so that no proxy logs it. */
export const LinkToken = z.object({ token: tokenField() })

/**
 * A code of the second factor as it is compared: digits of any script, letters of either case, with
 * the blanks and dashes that people type or leave out.
 */
export const codeField = () =>
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text: string) => toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase()),
  )
