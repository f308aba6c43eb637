import { QueryClient } from '@tanstack/react-query'
import { createRouter, createSerializationAdapter } from '@tanstack/react-router'
import { CallFailure } from '#platform/call.ts'
import { queryString, readQuery } from '#platform/endpoint/codec.ts'
import { carryQueries } from './frame/carried-queries.tsx'
import { PageFailure, PageMissing } from './frame/later-parts.ts'
import { keepScroll, restoresScroll } from './kept-scroll.ts'
import { routeTree } from './routes.gen.ts'
import { currentDispatch, currentOrigin } from './surroundings.ts'

const minute = 60_000

/** A refusal will be the same the next time: only faults of the network or the server retry. */
function isWorthRetrying(count: number, error: Error): boolean {
  if (typeof window === 'undefined') return false
  const isRefusal = error instanceof CallFailure && error.status >= 400 && error.status < 500
  return !isRefusal && count < 3
}

/** A failure drawn on the server is the same failure when the page comes alive. */
const callFailures = createSerializationAdapter({
  key: 'call-failure',
  test: (value: unknown): value is CallFailure => value instanceof CallFailure,
  toSerializable: ({ status, faults, requestId }) => ({ status, faults, requestId }),
  fromSerializable: ({ status, faults, requestId }) => new CallFailure(status, faults, requestId),
})

/** Spec 9: five minutes of retention and three retries are Query's own defaults. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: minute, retry: isWorthRetrying } },
  })
}

export function getRouter() {
  const queryClient = newQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient, dispatch: currentDispatch(), origin: currentOrigin() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: PageMissing,
    parseSearch: (text) => readQuery(text.replace(/^\?/, '')),
    stringifySearch: (search) => queryString(search),
  })
  router.options.serializationAdapters = [callFailures]
  carryQueries(router, queryClient)
  keepScroll(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
