import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ServedScript } from '#ui/early/served-script.tsx'

type Carried = [key: readonly unknown[], data: unknown, updatedAt: number]

const elementId = 'carried'

/** `<` is escaped, so no text can end the script. */
function serializeQueries(queryClient: QueryClient): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Carried => [queryKey, state.data, state.dataUpdatedAt])
  return JSON.stringify(queries).replaceAll('<', '\\u003c')
}

const carriedHere = () => document.getElementById(elementId)?.textContent ?? '[]'

/** Plain JSON instead of the router's integration, which streams and takes 3 kB of each page. */
export function CarriedQueries() {
  const queryClient = useQueryClient()
  const [json] = useState(() =>
    typeof document === 'undefined' ? serializeQueries(queryClient) : carriedHere(),
  )
  return <ServedScript id={elementId} type="application/json" text={json} />
}

export function carryQueries(router: AnyRouter, queryClient: QueryClient) {
  router.options.hydrate = () => {
    for (const [key, data, updatedAt] of JSON.parse(carriedHere()) as Carried[]) {
      queryClient.setQueryData(key, data, { updatedAt })
    }
  }
  router.options.Wrap = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
}
