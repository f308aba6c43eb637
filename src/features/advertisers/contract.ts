import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, IdParams, Named, Picture, textField } from '#platform/endpoint/fields.ts'

/** Product.md 3: the roles that register; operators have no profile. */
export const advertiserRoles = ['agent', 'agency', 'broker', 'landlord', 'company'] as const

/** An account has one name, as its owner writes it: a string, unlike the names of lookups. */
export const AgencyReference = z.object({ id: Id, slug: z.string(), name: z.string() })

/**
 * A public profile. `phone` and `whatsapp` are null where the advertiser does not show them;
 * `propertiesCount` counts public ads, for an agency those of its members too.
 */
export const Agent = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  role: z.enum(advertiserRoles),
  photo: z.nullable(Picture),
  bio: z.nullable(z.string()),
  job: z.nullable(z.string()),
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

/** The public profile of an advertiser, without language prefix. */
export const agentAddress = ({ id, slug }: Pick<Agent, 'id' | 'slug'>) => `/agents/${id}/${slug}`

/** Whose ads one can ask for; `kind` names the parameter of GET /properties that takes the id. */
export const Owner = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['agent', 'agency']),
  photo: z.nullable(Picture),
})
export type Owner = z.output<typeof Owner>

/**
 * 404 before the e-mail is verified (product.md 9). Of landlords, who are private persons, all but the
 * name, the role and the mark is null or empty while none of their ads is public, and `memberSince` is the
 * first day of its month.
 */
export const showAgent = endpoint({
  method: 'GET',
  path: '/agents/details/{id}',
  access: 'public',
  /** Reliability.md 4: as lists, since ids can be counted through. */
  limit: { max: 300, seconds: 300 },
  params: IdParams,
  reply: z.object({ agent: Agent }),
})

/**
 * Advertisers with a public profile or public ads, by name; of landlords only those with public ads.
 * Nothing typed, nobody.
 */
export const completeOwner = endpoint({
  method: 'GET',
  path: '/agents/auto-complete',
  access: 'public',
  /** Reliability.md 4: 120 suggestions a minute. */
  limit: { max: 120, seconds: 60 },
  /** Reliability.md 3.10: text at most 100 characters. */
  query: z.object({ query: z.optional(textField(100)) }),
  reply: z.object({ owners: z.array(Owner) }),
})
