import type { AnyRouter } from '@tanstack/react-router'

let isAlive = false

/**
 * While a page comes to life its reader may have scrolled already: the router must not put it back
 * to the top. A page that is reloaded is put back by the browser, without a script in its HTML.
 */
export const restoresScroll = () => isAlive

/** The router takes the scroll over when it is made, which may be before the browser got to it. */
function leaveLoadingToBrowser() {
  if (document.readyState === 'complete') return
  history.scrollRestoration = 'auto'
  window.addEventListener('load', () => {
    history.scrollRestoration = 'manual'
  })
}

/**
 * The router keeps the place of a page only when it has heard it scroll since it was drawn; who
 * scrolls before the scripts come, or clicks in the same frame, would come back to the top.
 */
export function keepScroll(router: AnyRouter) {
  if (typeof window === 'undefined') return
  leaveLoadingToBrowser()
  const tellRouter = () => document.dispatchEvent(new Event('scroll'))
  router.subscribe('onBeforeNavigate', tellRouter)
  router.subscribe('onRendered', () => {
    isAlive = true
  })
  window.addEventListener('pagehide', tellRouter, { capture: true })
}
