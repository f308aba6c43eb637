import * as z from 'zod/mini'
import { anyReason, attentionReasons } from './attention.ts'
import { categories } from '#features/reference/catalogue/contract.ts'
import {
  Location,
  Property,
  PropertyCard,
  purposes,
  states,
} from '#features/listing/property/contract.ts'
import { Package } from '#features/posting/packages/contract.ts'
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

/** The six counters of an ad, since it was created unless a period is given. */
export const Counters = z.object({
  views: z.int(),
  callAttempts: z.int(),
  smsAttempts: z.int(),
  whatsappAttempts: z.int(),
  favoriteAttempts: z.int(),
  sharings: z.int(),
})

/** `needs`: ads that need attention first, then the newest; `end_date`: the next to end first. */
export const ownSorts = ['needs', 'newest', 'price_desc', 'price_asc', 'end_date', 'views'] as const

/** `changes`: new content is reviewed first; `return`: the ad comes back through a review. */
export const reviews = ['none', 'changes', 'return'] as const

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
  /** The package that awaits its payment, or else the one that the ad holds. */
  subscription: z.nullable(Package),
  statistics: Counters,
  needs: z.array(z.enum(attentionReasons)),
  review: z.enum(reviews),
}

/** One of your ads in a list. */
export const OwnCard = z.extend(PropertyCard, own)
export type OwnCard = z.output<typeof OwnCard>

/**
 * One of your ads with all its data. The ids in `images` are the values of `imageIds`; `videoIds`
 * are the uploads among `videos`, and `videoUrl` is the linked video.
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

const readsAll = new Set<string>(['price_desc', 'price_asc', 'end_date', 'views'])

/**
 * Your ads; an agency and a company also see the ads that members made for them. `search` is a
 * part of the reference or the title, or the id. `counts` by state and `needs` by what an ad asks
 * for include all your ads, whatever the filters are.
 */
export const listMyProperties = endpoint({
  summary: 'List your ads',
  method: 'GET',
  path: '/properties/my-properties',
  access: 'account',
  // Both read each of 50,000 ads, 40 to 70 ms; other orders are those of an index.
  slowWith: ({ search, sort }) => Boolean(search) || readsAll.has(String(sort)),
  query: z
    .object({
      ...pageFields(5),
      state: z.optional(choiceField(states)),
      needs: z.optional(choiceField(anyReason)),
      search: z.optional(textField(100)),
      sort: z._default(choiceField(ownSorts), 'needs'),
    })
    .check(isReachable()),
  reply: z.object({
    properties: z.array(OwnCard),
    pagination: Pagination,
    counts: z.record(z.enum(states), z.int()),
    needs: z.record(z.enum(anyReason), z.int()),
  }),
})

/**
 * Send the `ETag` of the answer as `If-Match` when you change the ad. 404 for an ad of another
 * account.
 */
export const readMyProperty = endpoint({
  summary: 'Read one of your ads',
  method: 'GET',
  path: '/properties/my-properties/{id}',
  access: 'account',
  params: IdParams,
  reply: z.object({ property: z.object({ propertyData: z.array(OwnProperty) }) }),
})

/** 409 `not_a_draft` for an ad that was submitted before. */
export const deleteDraft = endpoint({
  summary: 'Delete a draft',
  method: 'DELETE',
  path: '/properties/my-properties/{id}',
  access: 'account',
  params: IdParams,
  refusals: [409],
  reply: z.object({}),
})
