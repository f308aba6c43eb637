import { dayMs } from '#i18n/time-units.ts'
import { textInBrowser } from '#ui/state/stored-value.ts'
import type { Favorite } from '../contract.ts'

type StoredFavorites = { of: string; at: number; favorites: Favorite[] }

/** Changes with what a row needs of an ad, so that a list of an older release is not drawn. */
const stored = textInBrowser('dara-favorites-list-2')

/** For a journey without a connection; a browser that is not used any more shows it no longer. */
const maxStoredDays = 7

/** A row draws one photo, and no agent. */
const asDrawn = ({ property, ...rest }: Favorite): Favorite => ({
  ...rest,
  property: { ...property, images: property.images.slice(0, 1), agent: null, agency: null },
})

/** For reading without a connection. `name` is empty for a visitor. */
export function storeFavorites(name: string, favorites: readonly Favorite[]): void {
  const list: StoredFavorites = { of: name, at: Date.now(), favorites: favorites.map(asDrawn) }
  stored.write(JSON.stringify(list))
}

const isRecent = ({ at }: StoredFavorites) => at > Date.now() - maxStoredDays * dayMs

/** Undefined for a list of another user, for an old one, and for a text that is not ours. */
export function storedFavorites(name: string): StoredFavorites | undefined {
  try {
    const list = JSON.parse(stored.read() ?? 'null') as StoredFavorites | null
    const isOurs = list?.of === name && Array.isArray(list.favorites)
    return isOurs && isRecent(list) ? list : undefined
  } catch {
    return undefined
  }
}

/** A session may end without a logout, by which the browser's storage would be cleared. */
export function forgetListOfOthers(name: string): void {
  if (stored.read() && !storedFavorites(name)) stored.write('')
}
