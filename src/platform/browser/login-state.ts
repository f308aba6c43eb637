import { useSyncExternalStore } from 'react'
import { userName } from './bearer.ts'

/** Spec 9: the cookies are re-read each second, so that what one tab does reaches the others. */
function subscribe(listener: () => void) {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

let kept: { name: string } | undefined

const nameNow = () => (kept ? kept.name : userName())

/**
 * Who ends a session on purpose is led to where that leads, not to the login as somebody whose
 * session has ended: until the work is done the page goes on as before.
 */
export async function keepNameWhile<T>(work: () => Promise<T>): Promise<T> {
  kept = { name: userName() }
  try {
    return await work()
  } finally {
    kept = undefined
  }
}

/**
 * The name of who is logged in, empty for nobody; undefined on the server and until the page has
 * come alive, since pages are cached for everybody.
 */
export function useUserName(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, nameNow, () => undefined)
}
