import type { AnyRouter } from '@tanstack/react-router'
import { preloadAdParts } from '#features/listing/property/components/page/lazy-parts.ts'
import { TrailLinks } from '#features/search/results/components/trail/result-trail.tsx'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { whenIdle } from '#ui/early/when-idle.ts'

const adRoute = '/{-$lang}/properties/$id/{-$slug}'

const hasCards = () => document.querySelector('article.card') !== null

/** Scripts of an ad's page; its data comes when a pointer is on a link (`follow-links.ts`). */
const loadScripts = (router: AnyRouter) =>
  Promise.all([
    router.loadRouteChunk(router.routesById[adRoute]),
    preloadAdParts(),
    pathWithoutLanguage(location.pathname) === '/properties' && TrailLinks.fetched(),
  ])

/** While a page with cards is being read, so that opening an ad does not wait for scripts. */
export function preloadAdPage(router: AnyRouter): () => void {
  let isAsked = false
  let stopWaiting = () => {}
  const load = () => {
    if (isAsked || !hasCards()) return
    isAsked = true
    // Offline, or with a new release: the page itself loads them again.
    loadScripts(router).catch(() => {
      isAsked = false
    })
  }
  const wait = () => {
    stopWaiting()
    stopWaiting = whenIdle(load)
  }
  wait()
  const stopListening = router.subscribe('onRendered', wait)
  return () => {
    stopWaiting()
    stopListening()
  }
}
