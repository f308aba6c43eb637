import { useSyncExternalStore } from 'react'
import { userName } from './bearer.ts'

/** Spec 9: the cookies are read every second, so a login in one tab reaches the others. */
function subscribe(listener: () => void) {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}

let kept: { name: string } | undefined

const nameNow = () => (kept ? kept.name : userName())

/** While an intended logout runs, the page must not redirect to the login. */
export async function withSameName<T>(work: () => Promise<T>): Promise<T> {
  kept = { name: userName() }
  try {
    return await work()
  } finally {
    kept = undefined
  }
}

/** Undefined until hydration, since pages are cached for everybody; '' when logged out. */
export function useUserName(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, nameNow, () => undefined)
}
