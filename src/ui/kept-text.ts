import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What this browser kept; a browser that keeps nothing (private mode, full) has kept nothing. */
export function keptText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepText(key: string, text: string) {
  try {
    window.localStorage.setItem(key, text)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** A text that outlives the visit; null in the server's HTML and until the page is hydrated. */
export function useKeptText(key: string): [string | null, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => keptText(key),
    () => null,
  )
  return [text, useCallback((next: string) => keepText(key, next), [key])]
}
