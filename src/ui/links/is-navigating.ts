import { useHydrated, useRouterState } from '@tanstack/react-router'

/**
 * Another page, or this one with other filters, is being loaded. False until hydration: the server has
 * drawn no navigation, and a link may be followed before the last part of a page is hydrated.
 */
export function useIsNavigating(): boolean {
  const isHydrated = useHydrated()
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return isHydrated && isPending
}
