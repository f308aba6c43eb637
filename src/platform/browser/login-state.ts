import { useSyncExternalStore } from 'react'
import { userName } from './bearer.ts'

/** Spec 9: the cookies are re-read each second, so that what one tab does reaches the others. */
function subscribe(listener: () => void) {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

/**
 * The name of who is logged in, empty for nobody; undefined on the server and until the page has
 * come alive, since pages are cached for everybody.
 */
export function useUserName(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, userName, () => undefined)
}
