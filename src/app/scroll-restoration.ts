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

/** The router saves a position only after a scroll event, so it would miss an earlier one. */
export function restoreScroll(router: AnyRouter) {
  if (typeof window === 'undefined') return
  leaveLoadingToBrowser()
  const tellRouter = () => document.dispatchEvent(new Event('scroll'))
  router.subscribe('onBeforeNavigate', tellRouter)
  router.subscribe('onRendered', () => {
    isAlive = true
  })
  window.addEventListener('pagehide', tellRouter, { capture: true })
}
