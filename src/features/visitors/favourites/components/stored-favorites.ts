import { textInBrowser } from '#ui/state/stored-value.ts'
import type { Favorite } from '../contract.ts'

type Stored = { of: string; at: number; favorites: Favorite[] }

/** Changes with what a row needs of an ad, so that a list of an older release is not drawn. */
const stored = textInBrowser('dara-favorites-list-1')

/** A row draws one photo, and shows no agent. */
const withFirstPhoto = ({ property, ...rest }: Favorite): Favorite => ({
  ...rest,
  property: { ...property, images: property.images.slice(0, 1) },
})

/** For reading without a connection. `name` is empty for a visitor. */
export function storeFavorites(name: string, favorites: readonly Favorite[]): void {
  const list: Stored = { of: name, at: Date.now(), favorites: favorites.map(withFirstPhoto) }
  stored.write(JSON.stringify(list))
}

/** Undefined for a list of another user, and for a text that is not ours. */
export function storedFavorites(name: string): Stored | undefined {
  try {
    const list = JSON.parse(stored.read() ?? 'null') as Stored | null
    return list?.of === name && Array.isArray(list.favorites) ? list : undefined
  } catch {
    return undefined
  }
}
