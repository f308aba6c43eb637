import { QueryClient } from '@tanstack/react-query'
import { type AnyRouter, createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { minuteMs } from '#i18n/time-units.ts'
import { CallFailure } from '#platform/call.ts'
import { queryString, readQuery } from '#platform/endpoint/codec.ts'
import { carryQueries } from './frame/carried-queries.tsx'
import { PageFailure, PageMissing, PageSkeleton } from './frame/lazy-parts.ts'
import { isWorthRetrying, retryDelayMs } from './routing/retries.ts'
import { restoreScroll, restoresScroll } from './scroll-restoration.ts'
import { routeTree } from './routes.gen.ts'
import {
  currentDispatch,
  currentOrigin,
  currentPlainAnswer,
  currentScriptMark,
} from './current-request.ts'

const pendingDelayMs = 200

/** Hydration must render the same failure that the server rendered. */
const callFailures = createSerializationAdapter({
  key: 'call-failure',
  test: (value: unknown): value is CallFailure => value instanceof CallFailure,
  toSerializable: ({ status, faults, requestId }) => ({ status, faults, requestId }),
  fromSerializable: ({ status, faults, requestId }) =>
    new CallFailure(status, faults, { requestId }),
})

/** Spec 9: five minutes of retention are the default of Query; the server never retries. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minuteMs,
        retry: typeof window === 'undefined' ? false : isWorthRetrying,
        retryDelay: retryDelayMs,
      },
    },
  })
}

/** Only between different pages; a filter or the other language keeps the current content. */
function drawSkeletons(router: AnyRouter) {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const page = pathWithoutLanguage(toLocation.pathname)
    const isOther = fromLocation && page !== pathWithoutLanguage(fromLocation.pathname)
    router.options.defaultPendingMs = isOther ? pendingDelayMs : Number.POSITIVE_INFINITY
  })
}

export function getRouter() {
  const queryClient = newQueryClient()
  const scriptMark = currentScriptMark()
  const router = createRouter({
    routeTree,
    context: {
      queryClient,
      dispatch: currentDispatch(),
      origin: currentOrigin(),
      plainAnswer: currentPlainAnswer(),
    },
    ...(scriptMark && { ssr: { nonce: scriptMark } }),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: PageMissing,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultPendingMinMs: 300,
    parseSearch: (text) => readQuery(text.replace(/^\?/, '')),
    stringifySearch: (search) => queryString(search),
  })
  router.options.serializationAdapters = [callFailures]
  carryQueries(router, queryClient)
  restoreScroll(router)
  drawSkeletons(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
