import type { PropertyCard } from '#features/listing/property/contract.ts'
import type { Favorite } from '../contract.ts'

/** What a row of the list draws of an ad: the list as it is stored in the browser has no more. */
export type ListedAd = Omit<PropertyCard, 'createdAt'>

export type PublicFavorite = Favorite & { gone: false; property: Favorite['property'] & ListedAd }

export const isOnShow = (favorite: Favorite): favorite is PublicFavorite => !favorite.gone

/** In AED; below zero where the ad has become cheaper, zero where it is gone. */
export const priceChangeOf = (favorite: Favorite): number =>
  isOnShow(favorite) ? favorite.property.totalPrice - favorite.priceAtAdding : 0

export const sorts = ['newest', 'oldest', 'price_asc', 'price_desc', 'drop'] as const
export type Sort = (typeof sorts)[number]

export const sortIn = (text: string | undefined): Sort =>
  sorts.find((sort) => sort === text) ?? 'newest'

const priceOf = (favorite: Favorite) => favorite.property.totalPrice ?? favorite.priceAtAdding

const comparisons: Record<Sort, (one: Favorite, other: Favorite) => number> = {
  newest: (one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt),
  oldest: (one, other) => Date.parse(one.addedAt) - Date.parse(other.addedAt),
  price_asc: (one, other) => priceOf(one) - priceOf(other),
  price_desc: (one, other) => priceOf(other) - priceOf(one),
  drop: (one, other) => priceChangeOf(one) - priceChangeOf(other),
}

/** Equal ones stay in the order of the list, which has the latest first; sorted by price, gone ads are last. */
export function sortFavorites(favorites: readonly Favorite[], sort: Sort): Favorite[] {
  const isByDay = sort === 'newest' || sort === 'oldest'
  const goneLast = (one: Favorite, other: Favorite) => Number(one.gone) - Number(other.gone)
  return favorites.toSorted(
    (one, other) => (isByDay ? 0 : goneLast(one, other)) || comparisons[sort](one, other),
  )
}
