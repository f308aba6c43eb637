import type { QueryClient } from '@tanstack/react-query'
import type { Dispatch } from '#platform/call.ts'

/** What every loader gets. */
export type RouteContext = {
  queryClient: QueryClient
  dispatch: Dispatch | undefined
  /** Our own address, with which canonical links begin. */
  origin: string
}
