import { pathWithoutLanguage } from '#i18n/language.ts'
import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { useCameFrom } from '#ui/links/came-from.ts'

/** Drawn by browsers only, and only for readers who came from a search. */
export const TrailLinks = lazyHydrated(async () => (await import('./trail-links.tsx')).TrailLinks)

/** Back to the search that the reader came from, and its ads before and after this one. */
export function ResultTrail({ id }: { id: number }) {
  const cameFrom = useCameFrom()
  const [path = ''] = cameFrom?.address.split('?') ?? []
  if (!cameFrom || pathWithoutLanguage(path) !== '/properties') return null
  return <TrailLinks id={id} cameFrom={cameFrom} />
}
