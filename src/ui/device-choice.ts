import { useSyncExternalStore } from 'react'

/** Tell nothing of who made them, so that they stay when somebody logs out. */
export const choiceKeys = ['theme', 'area-unit'] as const

/**
 * A small choice kept on the reader's device, in all open tabs alike. Pages are cached for
 * everybody, so the server always draws the first of the words.
 */
export function deviceChoice<const Word extends string>(
  key: (typeof choiceKeys)[number],
  words: readonly [Word, ...Word[]],
) {
  const listeners = new Set<() => void>()
  let spoken: Word | undefined

  function stored(): Word {
    try {
      return words.find((word) => word === localStorage.getItem(key)) ?? words[0]
    } catch {
      return words[0]
    }
  }
  function choose(word: Word): void {
    spoken = word
    try {
      localStorage.setItem(key, word)
    } catch {
      // A browser that keeps nothing still shows the choice until the page is left.
    }
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void): () => void {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key !== key) return
      spoken = undefined
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  }
  const current = () => spoken ?? stored()
  const use = () => useSyncExternalStore(subscribe, current, () => words[0])
  return { use, choose, current }
}
