import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams, Named, PartialText, Picture, textField } from '#platform/endpoint/fields.ts'

/** The roles that register; operators have no profile. */
export const advertiserRoles = ['agent', 'agency', 'broker', 'landlord', 'company'] as const

/**
 * An account as others refer to it. `name` is what its owner wrote first, whoever asks; `names` has
 * it by language, with null where the owner wrote none.
 */
export const AgencyReference = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  names: PartialText,
})

/**
 * A public profile. `name`, `job` and `bio` are what its owner wrote first, whoever asks; `names`,
 * `jobs` and `bios` have them by language, with null where the owner wrote none. `phone` and
 * `whatsapp` are null when the advertiser hides them. `propertiesCount` counts public ads; for an
 * agency, those of its members too.
 */
export const Agent = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  names: PartialText,
  role: z.enum(advertiserRoles),
  photo: z.nullable(Picture),
  bio: z.nullable(z.string()),
  bios: PartialText,
  job: z.nullable(z.string()),
  jobs: PartialText,
  languages: z.array(Named),
  specialities: z.array(Named),
  emirate: z.nullable(Named),
  agency: z.nullable(AgencyReference),
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  brn: z.nullable(z.string()),
  orn: z.nullable(z.string()),
  membershipId: z.nullable(z.string()),
  verified: z.boolean(),
  propertiesCount: z.int(),
  memberSince: z.string(),
})
export type Agent = z.output<typeof Agent>

/** Without the language prefix. */
export const agentAddress = ({ id, slug }: Pick<Agent, 'id' | 'slug'>) => `/agents/${id}/${slug}`

/** An advertiser to filter by. `kind` is the parameter of `GET /properties` that takes the `id`. */
export const Owner = z.object({
  id: Id,
  name: z.string(),
  names: PartialText,
  kind: z.enum(['agent', 'agency']),
  photo: z.nullable(Picture),
})
export type Owner = z.output<typeof Owner>

/**
 * The profile of an agent, agency, broker, company or landlord. 404 before the e-mail is verified.
 * A landlord is a private person: while none of their ads is public, everything but the name, the
 * role and the verified mark is null or empty, and `memberSince` is the first day of its month.
 */
export const showAgent = endpoint({
  summary: 'Read a public profile',
  method: 'GET',
  path: '/agents/details/{id}',
  access: 'public',
  /** The same as for lists, since ids can be enumerated. */
  limit: { max: 300, seconds: 300 },
  params: IdParams,
  reply: z.object({ agent: Agent }),
})

/**
 * Advertisers with a public profile or public ads of whose names one contains what was typed;
 * landlords only with public ads. Without `query` the list is empty.
 */
export const completeOwner = endpoint({
  summary: 'Suggest advertisers by name',
  method: 'GET',
  path: '/agents/auto-complete',
  access: 'public',
  limit: { max: 120, seconds: 60 },
  query: z.object({ query: z.optional(textField(100)) }),
  reply: z.object({ owners: z.array(Owner) }),
})
