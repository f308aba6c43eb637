import type { QueryClient } from '@tanstack/react-query'
import type { Dispatch } from '#platform/call.ts'

export type RouteContext = {
  queryClient: QueryClient
  dispatch: Dispatch | undefined
  origin: string
}
