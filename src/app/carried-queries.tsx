import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Carried = [key: readonly unknown[], data: unknown, updatedAt: number]

function carried(queryClient: QueryClient): Carried[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
}

/**
 * Takes what the loaders read from the server's rendering into the browser: as one line of JSON,
 * since pages are rendered whole. (The router's own integration streams, at 3 kB a page.)
 */
export function carryQueries(router: AnyRouter, queryClient: QueryClient) {
  router.options.dehydrate = () => ({ queries: JSON.stringify(carried(queryClient)) })
  router.options.hydrate = ({ queries }: { queries: string }) => {
    for (const [key, data, updatedAt] of JSON.parse(queries) as Carried[]) {
      queryClient.setQueryData(key, data, { updatedAt })
    }
  }
  router.options.Wrap = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}
