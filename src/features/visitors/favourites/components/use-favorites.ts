import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#i18n/words.tsx'
import { readFavorites } from './read-favorites.ts'
import { storedFavorites } from './stored-favorites.ts'

export const favoritesKey = (name: string) => ['favorites', name] as const

/** The stored list at once, and the server's as soon as it comes. */
export function useFavorites(name: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: favoritesKey(name),
    meta: { isPrivate: true },
    queryFn: ({ signal }) => readFavorites(name, { language, signal }),
    staleTime: 0,
    initialData: () => storedFavorites(name)?.favorites,
    initialDataUpdatedAt: () => storedFavorites(name)?.at,
  })
}
