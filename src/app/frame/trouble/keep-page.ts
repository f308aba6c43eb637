import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRouter,
  isNotFound,
  isRedirect,
  type LoaderFnContext,
  type ParsedLocation,
} from '@tanstack/react-router'
import { followShownPage, returnToPage } from './return-to-page.ts'
import { isScriptFailure, isServed, loadScripts } from './script-failures.ts'
import { trouble } from './trouble.ts'

/** What the browser has in its caches is there by then; the rest waits for the connection. */
const maxCacheMs = 500

type LoaderRequest = Pick<LoaderFnContext, 'location' | 'route' | 'preload'>

const isSame = (one: ParsedLocation, other: ParsedLocation) =>
  one.pathname === other.pathname && one.searchStr === other.searchStr

const isUnderWay = (router: AnyRouter) => router.state.status === 'pending'

/** The old page stays, faded, so no outline is drawn in its place any more. */
function noteSlow(router: AnyRouter) {
  if (!isUnderWay(router) || !router.state.resolvedLocation) return
  router.options.defaultPendingMs = Number.POSITIVE_INFINITY
  if (!trouble.read()) trouble.write({ kind: 'slow' })
}

/** Rejects soon after the connection is lost: without one, queries wait until it is back. */
function whenOffline(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const begin = () =>
    setTimeout(() => {
      if (!navigator.onLine) reject(new Error('offline'))
    }, maxCacheMs)
  if (!navigator.onLine) begin()
  window.addEventListener('offline', begin, { signal })
  return promise
}

type Component = { preload?: () => Promise<void> }

/** The router would only find out while it draws the page, and then loads the whole document. */
async function loadComponent({ options }: LoaderFnContext['route']) {
  const component = options.component as Component | undefined
  await component?.preload?.()
  if (component?.preload) throw new TypeError('Importing a module script failed.')
}

/** The data of the page shown, which could not be read again. */
function keepData(router: AnyRouter, asked: LoaderRequest, error: unknown): unknown {
  const shown = router.state.matches.find(({ routeId }) => routeId === asked.route.id)
  if (shown?.status !== 'success') throw error
  if (asked.preload || trouble.read()) return shown.loaderData
  const retry = () => {
    trouble.write(undefined)
    void router.invalidate()
  }
  const { href } = asked.location
  const wasOffline = !navigator.onLine
  trouble.write({ kind: 'failed', href, isSamePage: true, wasOffline, retry })
  return shown.loaderData
}

/** A loader that ended now would replace the page shown, and one that never ends be used again. */
function failAfterwards(router: AnyRouter, error: unknown): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = router.subscribe('onBeforeLoad', () => {
    stop()
    // The navigation is cancelled in between.
    setTimeout(() => reject(error))
  })
  // The loader may still be asking the server for something.
  promise.catch(() => undefined)
  return promise
}

function newPageKeeper(router: AnyRouter) {
  const shownIndex = followShownPage(router)
  let left: ParsedLocation | undefined

  async function leave(
    asked: LoaderRequest,
    error: unknown,
    shown: ParsedLocation,
  ): Promise<never> {
    const { latestLocation: wanted } = router
    const afterwards = failAfterwards(router, error)
    if (left === wanted) return afterwards
    left = wanted
    const wasOffline = !navigator.onLine
    const isNewerRelease = isScriptFailure(error) && !wasOffline && (await isServed(wanted.href))
    if (router.latestLocation !== wanted) return afterwards
    // A newer release has other scripts, and the address is that of its page already.
    if (isNewerRelease) {
      window.location.reload()
      return afterwards
    }
    const isSamePage = wanted.pathname === shown.pathname
    const retry = returnToPage({ router, shown, shownIndex: shownIndex() })
    trouble.write({ kind: 'failed', href: wanted.href, isSamePage, wasOffline, retry })
    return afterwards
  }

  /** Of a first load the error is shown; a page that is shown already stays. */
  return (asked: LoaderRequest, error: unknown): unknown => {
    const shown = router.state.resolvedLocation
    if (isRedirect(error) || isNotFound(error) || !shown) throw error
    if (isSame(shown, asked.location)) return keepData(router, asked, error)
    const isWanted = isUnderWay(router) && isSame(router.latestLocation, asked.location)
    if (!isWanted) throw error
    return leave(asked, error, shown)
  }
}

function followNavigations(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    const now = trouble.read()
    // The return to the page shown changes nothing.
    if (!now || !hrefChanged) return
    const isAgain = now.kind === 'failed' && now.href === toLocation.href
    trouble.write(isAgain ? { ...now, isTrying: true } : undefined)
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    const now = trouble.read()
    if (now?.kind === 'slow' || now?.href === toLocation.href) trouble.write(undefined)
  })
  window.addEventListener('online', () => {
    const now = trouble.read()
    if (now?.kind !== 'failed' || !now.wasOffline) return
    // Another page is opened only when asked for again: the reader may be reading this one.
    if (now.isSamePage) now.retry()
  })
}

/** Where a navigation fails, the page shown stays with its address, and `trouble` says so. Call once. */
export function keepPageOnFailure(router: AnyRouter, queryClient: QueryClient): void {
  const onFailure = newPageKeeper(router)
  const onRetry = () => noteSlow(router)
  for (const { options } of Object.values(router.routesById)) {
    const load = options.loader
    if (typeof load !== 'function') continue
    options.loader = async (asked: LoaderFnContext) => {
      const ending = new AbortController()
      const loading = loadScripts(async () => {
        const loaded: unknown = await load(asked)
        await loadComponent(asked.route)
        return loaded
      }, onRetry)
      try {
        return await Promise.race([loading, whenOffline(ending.signal)])
      } catch (error) {
        return onFailure(asked, error)
      } finally {
        ending.abort()
      }
    }
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') onRetry()
  })
  followNavigations(router)
}
