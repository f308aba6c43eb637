import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { favoriteIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { whenIdle } from '#ui/near/when-idle.ts'
import { isStale } from './last-read.ts'

/** The list is small and not urgent: hearts are drawn from what the browser has. */
function useFreshIds() {
  const name = useUserName()
  const language = useLanguage()
  useEffect(() => {
    if (name === undefined || !isStale(name)) return
    const read = async () =>
      (await import('./read-favorite-ids.ts')).readFavoriteIds(name, language)
    // A failed read is repeated by the next page.
    return whenIdle(() => void read().catch(() => undefined))
  }, [name, language])
}

/** Whoever has favourites can open their list without a connection. */
function usePageAtHand() {
  const router = useRouter()
  const href = pathInLanguage('/favorites', useLanguage())
  const hasSome = favoriteIds.use().length > 0
  useEffect(() => {
    if (!hasSome) return
    return whenIdle(() => void router.preloadRoute({ href } as never).catch(() => undefined))
  }, [hasSome, href, router])
}

export function FavoritesFollower() {
  useFreshIds()
  usePageAtHand()
  return null
}
