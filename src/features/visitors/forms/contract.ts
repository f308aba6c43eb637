import * as z from 'zod/mini'

/** The forms that anybody may send, and which of the texts (phrases/consents.ts) their pages show. */
export const consentVersions = {
  contact: 1,
  finance: 1,
  newsletter: 1,
  'property-request': 1,
  fundraising: 1,
} as const
export type FormName = keyof typeof consentVersions

/** A form of a page that was open for less time was filled in by a program. */
export const minOpenMs = 2_000

/**
 * `topicNote` is a field that people do not see and leave empty; `openMs`, which our pages send, is for
 * how long the form was open. What looks like spam is answered and stored like anything else.
 */
export const spamSigns = {
  topicNote: z.optional(z.nullable(z.string())),
  openMs: z.optional(z.nullable(z.number())),
}

/** The version of the text to which the sender agreed; without it, the present one. */
export const consentField = (form: FormName) => ({
  consentVersion: z._default(
    z.int().check(z.gte(1), z.lte(consentVersions[form])),
    consentVersions[form],
  ),
})
