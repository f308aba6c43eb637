import type { QueryClient } from '@tanstack/react-query'
import type { Dispatch } from '#platform/call.ts'
import type { PlainAnswer } from '#ui/plain-answer.ts'

export type RouteContext = {
  queryClient: QueryClient
  dispatch: Dispatch | undefined
  origin: string
  plainAnswer: PlainAnswer | undefined
}
