import * as z from 'zod/mini'
import { AgencyReference } from '#features/accounts/advertiser/contract.ts'
import { endpoint, roles } from '#platform/endpoint/endpoint.ts'
import { bilingualField, Id, Named, PartialText, Picture } from '#platform/endpoint/fields.ts'
import { clearableLine, clearableName, clearableText } from '#platform/endpoint/person-fields.ts'

/** Characters of a bio, which a registration calls `description`. */
export const maxBioLength = 4_000

/** A name by language. Null removes it, an absent one stays. */
export const SentNames = bilingualField(clearableName(100))

/** A job by language. Null removes it, an absent one stays. */
export const SentJobs = bilingualField(clearableLine(100))

/** A text about oneself by language. Null removes it, an absent one stays. */
export const SentBios = bilingualField(clearableText(maxBioLength))

export const genders = ['male', 'female'] as const

/**
 * An account for its owner. `id` is also the id of the public profile; `names`, `jobs` and `bios` are
 * as there.
 */
export const User = z.object({
  id: Id,
  name: z.string(),
  names: PartialText,
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  role: z.enum(roles),
  gender: z.nullable(z.enum(genders)),
  birthday: z.nullable(z.string()),
  photo: z.nullable(Picture),
  qrCodeImage: z.nullable(Picture),
  bio: z.nullable(z.string()),
  bios: PartialText,
  job: z.nullable(z.string()),
  jobs: PartialText,
  languages: z.array(Named),
  specialities: z.array(Named),
  emirate: z.nullable(Named),
  companyName: z.nullable(z.string()),
  companyAddress: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  showPhone: z.boolean(),
  showWhatsapp: z.boolean(),
  membershipId: z.nullable(z.string()),
  brn: z.nullable(z.string()),
  orn: z.nullable(z.string()),
  verified: z.boolean(),
  agency: z.nullable(AgencyReference),
  secondFactor: z.boolean(),
  createdAt: z.string(),
})
export type User = z.output<typeof User>

/** The bearer token and the account it belongs to. */
export const LoggedIn = z.object({ token: z.string(), user: User })

/**
 * The account that is logged in. Send the `ETag` of the answer as `If-Match` when you change the
 * profile.
 */
export const showAccount = endpoint({
  summary: 'Read your account',
  method: 'GET',
  path: '/auth/account',
  access: 'account',
  reply: z.object({ user: User }),
})
