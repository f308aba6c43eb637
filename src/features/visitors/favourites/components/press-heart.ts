import { favoriteIds } from '#features/listing/property/components/chosen-ads.ts'
import { loadPart } from '#ui/loading/lazy-part.ts'

/** The heart changes at once; the script that tells the server comes with the first press. */
export function pressHeart({ target }: { target: EventTarget }): void {
  const heart = (target as Element).closest<HTMLElement>('[data-favorite]')
  if (!heart) return
  const id = Number(heart.dataset.favorite)
  favoriteIds.toggle(id)
  void loadPart(() => import('./settle-favorite.ts')).then(({ settleFavorite }) =>
    settleFavorite(id),
  )
}
