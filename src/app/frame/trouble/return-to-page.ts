import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** Not in all browsers. The router's own count starts again at entries that it did not write. */
const entryIndex = () => window.navigation?.currentEntry?.index

const ownIndex = ({ state }: ParsedLocation) => state.__TSR_index

/** `shownIndex`: where in the browser's history the page shown is. */
type Return = { router: AnyRouter; shown: ParsedLocation; shownIndex: number | undefined }

function stepsBack({ router, shown, shownIndex }: Return): number {
  const index = entryIndex()
  if (shownIndex !== undefined && index !== undefined) return shownIndex - index
  return ownIndex(shown) - ownIndex(router.latestLocation)
}

/** Returns to the address of the page shown and answers what would repeat the navigation. */
export function returnToPage(to: Return): () => void {
  const { router, shown } = to
  const steps = stepsBack(to)
  const { href } = router.latestLocation
  if (steps === 0) {
    const scrolling = { resetScroll: false, hashScrollIntoView: false }
    void router.navigate({ href: shown.href, replace: true, ...scrolling })
    return () => void router.navigate({ href, replace: true })
  }
  router.history.go(steps, { ignoreBlocker: true })
  // Entries before the page shown outlive all that happens there; those after it may not.
  if (steps > 0) return () => router.history.go(-steps)
  const resetScroll = router.latestLocation.pathname !== shown.pathname
  return () => void router.navigate({ href, resetScroll })
}

/** Answers the index of the page that was shown last. */
export function followShownPage(router: AnyRouter): () => number | undefined {
  let index = router.state.status === 'idle' ? entryIndex() : undefined
  router.subscribe('onResolved', () => {
    index = entryIndex()
  })
  return () => index
}
