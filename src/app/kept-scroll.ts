import type { AnyRouter } from '@tanstack/react-router'

let isAlive = false

/**
 * While a page comes to life its reader may have scrolled already: the router must not put it back
 * to the top. In the server's page its script still finds the place of a page that is reloaded.
 */
export const restoresScroll = () => typeof window === 'undefined' || isAlive

/**
 * The router keeps the place of a page only when it has heard it scroll since it was drawn; who
 * scrolls before the scripts come, or clicks in the same frame, would come back to the top.
 */
export function keepScroll(router: AnyRouter) {
  if (typeof window === 'undefined') return
  const tellRouter = () => document.dispatchEvent(new Event('scroll'))
  router.subscribe('onBeforeNavigate', tellRouter)
  router.subscribe('onRendered', () => {
    isAlive = true
  })
  window.addEventListener('pagehide', tellRouter, { capture: true })
}
