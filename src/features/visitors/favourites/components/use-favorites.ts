import { useQuery } from '@tanstack/react-query'
import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { call } from '#platform/call.ts'
import { type Favorite, listFavorites, maxFavoritesOfPage } from '../contract.ts'
import { noteRead } from './last-read.ts'
import { storedFavorites, storeFavorites } from './stored-favorites.ts'

/** All of them, as there are never more than two pages. */
async function readAll(language: Language): Promise<Favorite[]> {
  const found: Favorite[] = []
  for (let page = 1; ; page += 1) {
    const query = { page, limit: maxFavoritesOfPage }
    const { favorites, pagination } = await call(listFavorites, { query }, { language })
    found.push(...favorites)
    if (page >= pagination.pages) return found
  }
}

async function readAndStore(name: string, language: Language): Promise<Favorite[]> {
  const favorites = await readAll(language)
  favoriteIds.write(favorites.map(({ property }) => property.id))
  noteRead(name)
  storeFavorites(name, favorites)
  return favorites
}

export const favoritesKey = (name: string) => ['favorites', name] as const

/** The stored list at once, and the server's as soon as it comes. */
export function useFavorites(name: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: favoritesKey(name),
    meta: { isPrivate: true },
    queryFn: () => readAndStore(name, language),
    staleTime: 0,
    initialData: () => storedFavorites(name)?.favorites,
    initialDataUpdatedAt: () => storedFavorites(name)?.at,
  })
}
