import * as z from 'zod/mini'
import { anyNeed, needs } from '#features/ad-needs/contract.ts'
import { categories } from '#features/catalogue/contract.ts'
import {
  Location,
  Property,
  PropertyCard,
  purposes,
  states,
} from '#features/properties/contract.ts'
import { Package } from '#features/subscriptions/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import {
  choiceField,
  IdParams,
  Pagination,
  pageFields,
  Text,
  textField,
} from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'

/** Spec 3: the six counters of an ad, since it began. */
export const Counters = z.object({
  views: z.int(),
  callAttempts: z.int(),
  smsAttempts: z.int(),
  whatsappAttempts: z.int(),
  favoriteAttempts: z.int(),
  sharings: z.int(),
})

/** `needs`: those that ask for something first, then the newest; `end_date`: the next to end. */
export const ownSorts = ['needs', 'newest', 'price_desc', 'price_asc', 'end_date', 'views'] as const

/**
 * Whether somebody looks at an ad before the public sees what is new of it. `changes`: at what changes
 * of its texts, media, place, permit and main facts from now on; an ad on show leaves the site until
 * then. `return`: it was changed, or never looked at, so it comes back by way of a review.
 */
export const reviews = ['none', 'changes', 'return'] as const

/** What a draft may not have yet, and what only its advertiser sees of any ad. */
const own = {
  purpose: z.nullable(z.enum(purposes)),
  purposeLabel: z.nullable(Text),
  totalPrice: z.nullable(z.number()),
  price: z.nullable(z.number()),
  category: z.nullable(z.enum(categories)),
  location: z.nullable(Location),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  updatedAt: z.string(),
  /** The package that was chosen and awaits its payment, or else the one that the ad holds. */
  subscription: z.nullable(Package),
  statistics: Counters,
  needs: z.array(z.enum(needs)),
  review: z.enum(reviews),
}

/** An own ad in a list. */
export const OwnCard = z.extend(PropertyCard, own)
export type OwnCard = z.output<typeof OwnCard>

/**
 * An own ad with all that is known of it. The ids of `images` are those that `imageIds` takes;
 * `videoIds` are the uploads among `videos`, `videoUrl` is the link.
 */
export const OwnProperty = z.extend(Property, {
  ...own,
  ownerName: z.nullable(z.string()),
  authNumber: z.nullable(z.string()),
  propertyNumber: z.nullable(z.string()),
  commission: z.nullable(z.number()),
  videoUrl: z.nullable(z.string()),
  videoIds: z.array(z.string()),
})
export type OwnProperty = z.output<typeof OwnProperty>

/** Orders for which all ads are read. */
const readsAll = new Set<string>(['price_desc', 'price_asc', 'end_date', 'views'])

/**
 * The own ads, an agency's and company's with those that members made for it. Spec 9: five a page.
 * `search`: a part of the reference or the title, or the id. `counts` by state and `needs` by what
 * is asked for are of all own ads, whatever is searched for.
 */
export const listMyProperties = endpoint({
  method: 'GET',
  path: '/properties/my-properties',
  access: 'account',
  // Both look at each of 50,000 ads, 40 to 70 ms; an order by state or age is that of an index.
  slowWith: ({ search, sort }) => Boolean(search) || readsAll.has(String(sort)),
  query: z
    .object({
      ...pageFields(5),
      state: z.optional(choiceField(states)),
      needs: z.optional(choiceField(anyNeed)),
      search: z.optional(textField(100)),
      sort: z._default(choiceField(ownSorts), 'needs'),
    })
    .check(isReachable()),
  reply: z.object({
    properties: z.array(OwnCard),
    pagination: Pagination,
    counts: z.record(z.enum(states), z.int()),
    needs: z.record(z.enum(anyNeed), z.int()),
  }),
})

/** One own ad; its `ETag` is what `If-Match` of a change wants. Another's is 404. */
export const readMyProperty = endpoint({
  method: 'GET',
  path: '/properties/my-properties/{id}',
  access: 'account',
  params: IdParams,
  reply: z.object({ property: z.object({ propertyData: z.array(OwnProperty) }) }),
})

/** Deletes a draft; 409 `not_a_draft` for what was submitted once. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/properties/my-properties/{id}',
  access: 'account',
  params: IdParams,
  reply: z.object({}),
})
