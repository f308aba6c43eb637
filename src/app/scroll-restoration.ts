import type { AnyRouter } from '@tanstack/react-router'

let isAlive = false

/** Until hydration the router must not scroll a page that was already scrolled back to the top. */
export const restoresScroll = () => isAlive

/** The router disables the browser's own restoration when it is created, which may be too early. */
function leaveLoadingToBrowser() {
  if (document.readyState === 'complete') return
  history.scrollRestoration = 'auto'
  window.addEventListener('load', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Where the page was that an outline has replaced; the router still takes the outline for that page. */
let replacedAt: number | undefined

const scrollToTop = () => window.scrollTo({ top: 0, behavior: 'instant' })

/** The outline of the next page begins at its top, and going back finds the place of the last one. */
export function showOutlineFromTop(): () => void {
  replacedAt = window.scrollY
  scrollToTop()
  return () => {
    replacedAt = undefined
  }
}

/** The router saves a position only after a scroll event, so it would miss an earlier one. */
export function restoreScroll(router: AnyRouter) {
  if (typeof window === 'undefined') return
  leaveLoadingToBrowser()
  const tellRouter = () => {
    if (replacedAt !== undefined) window.scrollTo({ top: replacedAt, behavior: 'instant' })
    document.dispatchEvent(new Event('scroll'))
  }
  router.subscribe('onBeforeNavigate', tellRouter)
  // By now the router has read the position, and nothing has been painted in between.
  router.subscribe('onBeforeLoad', () => {
    if (replacedAt !== undefined) scrollToTop()
  })
  router.subscribe('onRendered', () => {
    isAlive = true
  })
  window.addEventListener('pagehide', tellRouter, { capture: true })
}
