import * as z from 'zod/mini'
import { areaUnits, paymentMethods } from '#features/listing/property/contract.ts'
import { categories, PropertyType } from '#features/reference/catalogue/contract.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { ChosenPlace } from '#features/search/query/contract/search.ts'
import { consentField, spamSigns } from '#features/visitors/forms/contract.ts'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Named } from '#platform/endpoint/fields.ts'
import { lineField, optionalEmail, requiredField } from '#platform/endpoint/person-fields.ts'
import { PriceRange } from './contract/request-page.ts'

export * from './contract/request-page.ts'

export const goals = ['buy', 'rent', 'invest'] as const
export const customerTypes = ['individual', 'family', 'company', 'investor'] as const
export const contactChannels = ['phone', 'whatsapp', 'email'] as const
export type ContactChannel = (typeof contactChannels)[number]

/** How long a request is open. */
export const requestDays = 90

/** How long it is kept after that. */
export const expiredMonths = 6

/** Characters of the specifications. */
export const maxSpecificationLength = 4_000

/** Types and price ranges of one request. */
const maxAlternatives = 20

const spaceLimits = { minimum: 10, maximum: 10_000_000 }

const someOf = <Item extends z.ZodMiniType>(item: Item, maximum: number = maxAlternatives) =>
  z.array(item).check(z.minLength(1, 'required'), z.maxLength(maximum))

type Sized = { space?: number | null | undefined; measurement?: string | null | undefined }

const hasUnit = z.refine<Sized>(
  ({ space, measurement }) => (space ?? null) === null || (measurement ?? null) !== null,
  { error: 'required', path: ['measurement'] },
)

export type Sharing = {
  email?: string | null | undefined
  shareContact?: boolean | null | undefined
  contactChannels?: readonly ContactChannel[] | null | undefined
}

const hasChannel = z.refine<Sharing>(
  ({ shareContact, contactChannels: chosen }) => !shareContact || chosen?.length !== 0,
  { error: 'required', path: ['contactChannels'] },
)

const hasEmail = z.refine<Sharing>(
  ({ shareContact, contactChannels: chosen, email }) =>
    !shareContact || !chosen?.includes('email') || Boolean(email),
  { error: 'required', path: ['email'] },
)

/**
 * What somebody is looking for: `city` is an emirate, `area` names up to {maxLocations} locations in it.
 * `shareContact` lets advertisers get in touch by the `contactChannels`, which need an `email` if it is one of
 * them; without `contactChannels` by all that is given. They mean nothing without `shareContact`.
 */
export const NewPropertyRequest = z
  .object({
    name: lineField(100),
    phone: lineField(40),
    email: optionalEmail(),
    city: Id,
    region: z.optional(z.nullable(Id)),
    area: z
      .array(Id)
      .check(z.minLength(1, 'required'), z.maxLength(maxLocations, 'too_many_locations')),
    goals: someOf(z.enum(goals)),
    customerTypes: someOf(z.enum(customerTypes)),
    paymentMethod: z.enum(paymentMethods),
    category: z.enum(categories),
    propertyTypes: someOf(Id),
    priceRanges: someOf(Id),
    space: z.optional(
      z.nullable(z.number().check(z.gte(spaceLimits.minimum), z.lte(spaceLimits.maximum))),
    ),
    measurement: z.optional(z.nullable(z.enum(areaUnits))),
    specifications: requiredField(maxSpecificationLength),
    insideMallOnly: z.optional(z.nullable(z.boolean())),
    shareContact: z.optional(z.nullable(z.boolean())),
    contactChannels: z.optional(
      z.nullable(z.array(z.enum(contactChannels)).check(z.maxLength(contactChannels.length))),
    ),
    acceptTerms: z.literal(true, 'terms_not_accepted'),
    ...consentField('property-request'),
    ...spamSigns,
  })
  .check(hasUnit, hasChannel, hasEmail)
export type NewPropertyRequest = z.output<typeof NewPropertyRequest>

/**
 * A property request. `isMasked`: phone and email are shown only to who sent it, by the visitor's
 * cookie or the account, and to operators. `contactChannels` is empty unless `shareContact`.
 */
export const PropertyRequest = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  isMasked: z.boolean(),
  city: z.nullable(Named),
  region: z.nullable(Named),
  area: z.array(ChosenPlace),
  goals: z.array(z.enum(goals)),
  customerTypes: z.array(z.enum(customerTypes)),
  paymentMethod: z.enum(paymentMethods),
  category: z.enum(categories),
  propertyTypes: z.array(PropertyType),
  priceRanges: z.array(PriceRange),
  space: z.nullable(z.number()),
  measurement: z.nullable(z.enum(areaUnits)),
  specifications: z.string(),
  insideMallOnly: z.boolean(),
  shareContact: z.boolean(),
  contactChannels: z.array(z.enum(contactChannels)),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type PropertyRequest = z.output<typeof PropertyRequest>

/**
 * Stores what you are looking for. It is open for {requestDays} days and deleted {expiredMonths} months
 * later. 422 `unknown_choice` or `unknown_location` for ids that are not offered.
 */
export const createRequest = endpoint({
  summary: 'Request a property',
  method: 'POST',
  path: '/property-request',
  access: 'visitor',
  body: NewPropertyRequest,
  status: 201,
  reply: z.object({ propertyRequest: PropertyRequest }),
})

/** 128 random bits. */
export const requestId = /^[\w-]{22}$/

/** A property request, by its link. 404 for an unknown one. */
export const showRequest = endpoint({
  summary: 'Read a property request',
  method: 'GET',
  path: '/property-request/show/{id}',
  access: 'visitor',
  limit: defaultReadLimit,
  params: z.object({ id: z.string().check(z.regex(requestId)) }),
  reply: z.object({ propertyRequest: PropertyRequest }),
})

/** Which request is paid for. */
export const RequestPayment = z.object({
  requestId: z.string().check(z.minLength(1, 'required'), z.maxLength(100)),
})

/**
 * Where to go next with a request: to the page of the payment gateway where it costs a fee, else to
 * the request itself. 404 for a request that is unknown or not yours.
 */
export const payRequest = endpoint({
  summary: 'Pay for a property request',
  method: 'POST',
  path: '/payment/property-request',
  access: 'visitor',
  body: RequestPayment,
  refusals: [404, 409],
  reply: z.object({ url: z.string() }),
})
