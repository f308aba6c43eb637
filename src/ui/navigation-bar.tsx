import { useWords } from '#i18n/words.tsx'
import { useIsNavigating } from './links/is-navigating.ts'
import { phrases } from './phrases.ts'

/** Spec 2: a bar at the top while the next page loads. */
export function NavigationBar() {
  const words = useWords(phrases)
  const isNavigating = useIsNavigating()
  if (!isNavigating) return null
  return (
    <div
      role="progressbar"
      aria-label={words('loading')}
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-advance bg-clay rtl:origin-right"
    />
  )
}
