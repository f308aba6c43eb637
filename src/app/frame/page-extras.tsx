import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { focusNewPages } from '#app/routing/focus-heading.ts'
import { keepFocusInSight } from '#ui/links/focus-in-sight.ts'
import { followSkipLinks } from '#ui/links/follow-skips.ts'
import { Comparing } from '#features/visitors/comparison/components/comparing.tsx'
import { FavoritesFollower } from '#features/visitors/favourites/components/favorites-follower.ts'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { keepPageOnFailure } from './trouble/keep-page.ts'
import { TroubleStrip } from './trouble/trouble-strip.tsx'

const prepared = new WeakSet<object>()

/** What no page needs before it is hydrated: the server draws none of it, and its script comes later. */
export function PageExtras() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useLayoutEffect(() => {
    if (prepared.has(router)) return
    prepared.add(router)
    keepPageOnFailure(router, queryClient)
    focusNewPages(router)
    followSkipLinks()
    keepFocusInSight()
  }, [router, queryClient])
  return (
    <>
      <FavoritesFollower />
      <Comparing />
      <TroubleStrip />
      <Shortcuts />
    </>
  )
}
