import * as z from 'zod/mini'
import { toLatinDigits } from '#i18n/digits.ts'
import { claimsVerification, withoutBadges } from './claims-in-names.ts'
import { textField } from './fields.ts'
import { minPasswordLength } from './person-limits.ts'

const maxPasswordBytes = 1_024

const bytesOf = (text: string) => new TextEncoder().encode(text).length

export const requiredField = (maximum: number) =>
  z.pipe(textField(maximum), z.string().check(z.minLength(1, 'required')))

export const lineField = (maximum: number) =>
  z.pipe(
    requiredField(maximum),
    z.transform((text: string) => text.replace(/\s+/g, ' ')),
  )

const noClaim = z.refine<string | null>((name) => name === null || !claimsVerification(name), {
  error: 'claims_verification',
  abort: true,
})

/** A digit is enough, as for a company called 24/7. U+3164 and its like are letters that are blank. */
const letterOrDigit = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{Nd}]/u

const hasLetters = z.refine<string | null>(
  (name) => !name || letterOrDigit.test(name),
  'name_without_letters',
)

/** Signs of a verified mark are removed; words that claim one, and signs alone, are refused. */
export const nameField = (maximum: number) =>
  z.pipe(
    z.pipe(textField(maximum), z.transform(withoutBadges)),
    z.string().check(z.minLength(1, 'required'), noClaim, hasLetters),
  )

const companyName = <Absent extends null | undefined>(text: string | Absent) =>
  (text ? withoutBadges(text) : '') || null

export const optionalName = (maximum: number) =>
  z
    .pipe(z.optional(z.nullable(textField(maximum))), z.transform(companyName))
    .check(noClaim, hasLetters)

export const clearableName = (maximum: number) =>
  z.optional(
    z.pipe(z.nullable(textField(maximum)), z.transform(companyName)).check(noClaim, hasLetters),
  )

export const optionalLine = (maximum: number) =>
  z.pipe(
    z.optional(z.nullable(textField(maximum))),
    z.transform((text) => text?.replace(/\s+/g, ' ') || null),
  )

/** Undefined keeps the old value; null and empty text delete it. */
export const clearableLine = (maximum: number) =>
  z.optional(
    z.pipe(
      z.nullable(textField(maximum)),
      z.transform((text) => text?.replace(/\s+/g, ' ') || null),
    ),
  )

/** Line breaks stay; otherwise like `clearableLine`. */
export const clearableText = (maximum: number) =>
  z.optional(
    z.pipe(
      z.nullable(textField(maximum)),
      z.transform((text) => text || null),
    ),
  )

export const emailField = () =>
  z.pipe(
    z.pipe(requiredField(254), z.string().check(z.email('invalid_email'))),
    z.transform((text: string) => text.toLowerCase()),
  )

/** Null for an absent or empty one. */
export const optionalEmail = () =>
  z
    .pipe(
      z.optional(z.nullable(textField(254))),
      z.transform((text) => text?.toLowerCase() || null),
    )
    .check(z.refine((text) => text === null || z.regexes.email.test(text), 'invalid_email'))

/** A password is not trimmed or normalized, and any character is allowed. */
export const passwordField = () =>
  z.string().check(
    z.minLength(1, 'required'),
    // A text has at least as many bytes as UTF-16 units, so longer text need not be counted.
    z.maxLength(maxPasswordBytes, { abort: true }),
    z.refine((text) => Array.from(text).length >= minPasswordLength, {
      error: 'too_short',
      params: { minimum: minPasswordLength },
    }),
    z.refine((text) => bytesOf(text) <= maxPasswordBytes, {
      error: 'too_long',
      params: { maximum: maxPasswordBytes },
    }),
    z.refine((text) => text.isWellFormed(), 'invalid_text'),
  )

type RepeatedPassword = { [name: string]: unknown }

/** Spec 5. `when` shows the mismatch also while other fields are wrong. */
export const passwordsMatch = (name: string) =>
  z.refine<RepeatedPassword>(
    (body) => body.confirmPassword === undefined || body[name] === body.confirmPassword,
    {
      error: 'passwords_must_match',
      path: ['confirmPassword'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )

export const tokenField = () => z.string().check(z.minLength(1, 'required'), z.maxLength(200))

/** The token of a mailed link, sent in the body so that no proxy logs it. */
export const LinkToken = z.object({ token: tokenField() })

/** Digits of any script, letters of either case; blanks and dashes are ignored. */
export const codeField = () =>
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((text: string) => toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase()),
  )
