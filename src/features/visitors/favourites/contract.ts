import * as z from 'zod/mini'
import {
  Image,
  listsOfProperties,
  Location,
  PropertyCard,
  purposes,
  states,
} from '#features/listing/property/contract.ts'
import { categories } from '#features/reference/catalogue/contract.ts'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import { maxPageSize, pageFields, Pagination, Text } from '#platform/endpoint/fields.ts'
import { isReachable } from '#platform/endpoint/pagination.ts'
import { clearableText } from '#platform/endpoint/person-fields.ts'

/** Favourites of a visitor or of an account: more than anybody looks through. */
export const maxFavorites = 200

/** The most that one answer has. */
export const maxFavoritesOfPage = maxPageSize

/** Characters of one's own note. */
export const maxNoteLength = 500

/**
 * An ad among favourites: a card while it is public. Of one that is gone only `id` is certain; `purpose`,
 * `category`, its type and its `location` are those of the page of a gone ad, `rentPeriod` that of its rent,
 * or null where that page shows nothing.
 */
export const FavoriteProperty = z.extend(PropertyCard, {
  referenceId: z.nullable(z.string()),
  name: z.nullable(Text),
  purpose: z.nullable(z.enum(purposes)),
  purposeLabel: z.nullable(Text),
  totalPrice: z.nullable(z.number()),
  price: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  category: z.nullable(z.enum(categories)),
  location: z.nullable(Location),
  images: z.array(Image),
  state: z.nullable(z.enum(states)),
  createdAt: z.nullable(z.string()),
})
export type FavoriteProperty = z.output<typeof FavoriteProperty>

/**
 * A saved ad. `priceAtAdding` is its price in AED when it was saved, or when its purpose or rent period last
 * changed. `note` is your own. `gone` is true for an ad that is hidden, closed or expired; it becomes false again
 * if the ad returns.
 */
export const Favorite = z.object({
  property: FavoriteProperty,
  addedAt: z.string(),
  note: z.nullable(z.string()),
  priceAtAdding: z.number(),
  gone: z.boolean(),
})
export type Favorite = z.output<typeof Favorite>

/**
 * Your favourites, the latest first: those of your account if you send a token, else those of the visitor's
 * cookie, which move to the account at login.
 */
export const listFavorites = endpoint({
  summary: 'List your favourites',
  method: 'GET',
  path: '/anonymous-users/favorites',
  access: 'anyone',
  limit: listsOfProperties,
  query: z.object(pageFields(20)).check(isReachable()),
  reply: z.object({ favorites: z.array(Favorite), pagination: Pagination }),
})

/** The ids of the ads among your favourites, the latest first: enough to draw hearts. */
export const listFavoriteIds = endpoint({
  summary: 'List the ids of your favourites',
  method: 'GET',
  path: '/anonymous-users/favorites/ids',
  access: 'anyone',
  limit: defaultReadLimit,
  reply: z.object({ ids: z.array(z.int()) }),
})

/** Any integer: an id that cannot exist is answered like an ad that is not public. */
const favoriteTarget = { propertyId: z.int() }

/** An ad to save, and your note on it: null or empty deletes the note, absent keeps it. */
export const FavoriteBody = z.object({ ...favoriteTarget, note: clearableText(maxNoteLength) })

/**
 * Saves an ad; saving it again changes nothing but the `note`, if one is sent. A favourite that was removed
 * less than an hour ago comes back with its note, its date and its price. 404 `property_gone` when the ad is
 * not public any more, 404 `property_not_found` when it never was, 409 `too_many_favorites` beyond
 * {maxFavorites}.
 */
export const addFavorite = endpoint({
  summary: 'Add a favourite',
  method: 'POST',
  path: '/anonymous-users/favorites',
  access: 'anyone',
  status: 201,
  isRepeatable: true,
  body: FavoriteBody,
  refusals: [404, 409],
  reply: z.object({ favorite: Favorite }),
})

/** Removes a favourite, also of an ad that is gone. 404 when the ad is not among your favourites. */
export const removeFavorite = endpoint({
  summary: 'Remove a favourite',
  method: 'DELETE',
  path: '/anonymous-users/favorites',
  access: 'anyone',
  body: z.object(favoriteTarget),
  refusals: [404],
  reply: z.object({}),
})
