import { useCallback, useSyncExternalStore } from 'react'
import { choiceKeys } from './device-choice.ts'

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

type Choice = [key: string, word: string]

/** How this device shows the site. To be read before a call whose answer clears the storage. */
export function readChoices(): Choice[] {
  try {
    return choiceKeys.flatMap((key): Choice[] => {
      const word = localStorage.getItem(key)
      return word === null ? [] : [[key, word]]
    })
  } catch {
    return []
  }
}

/**
 * Forgets what pages kept in this browser but for these choices: texts that were typed, invitations,
 * the ads that were seen. Browsers do so by `Clear-Site-Data` themselves, old ones and those on
 * plain http excepted.
 */
export function clearStorage(choices: readonly Choice[]) {
  try {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, word] of choices) localStorage.setItem(key, word)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  // What is on the page reads its text again; another tab hears of it from the browser.
  window.dispatchEvent(new StorageEvent('storage'))
}
