import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import type { Language } from '#i18n/language.ts'
import { userName } from '#platform/browser/bearer.ts'
import { call } from '#platform/call.ts'
import { type Favorite, listFavorites, maxFavoritesOfPage } from '../contract.ts'
import { noteRead } from './last-read.ts'
import { storeFavorites } from './stored-favorites.ts'
import { watchHearts } from './unsettled.ts'

type Reading = { language: Language; signal: AbortSignal }

/** All of them, as there are never more than two pages. */
async function readAll(options: Reading): Promise<Favorite[]> {
  const found: Favorite[] = []
  for (let page = 1; ; page += 1) {
    const query = { page, limit: maxFavoritesOfPage }
    const { favorites, pagination } = await call(listFavorites, { query }, options)
    found.push(...favorites)
    if (page >= pagination.pages) return found
  }
}

/** `name` is empty for a visitor. Who has logged out meanwhile leaves nothing in the browser. */
export async function readFavorites(name: string, options: Reading): Promise<Favorite[]> {
  const areUnchanged = watchHearts()
  const favorites = await readAll(options)
  if (userName() !== name) return favorites
  if (areUnchanged()) favoriteIds.write(favorites.map(({ property }) => property.id))
  noteRead(name)
  storeFavorites(name, favorites)
  return favorites
}
