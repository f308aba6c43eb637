import { useSyncExternalStore } from 'react'

/** They tell nothing of who made them, so they stay when somebody logs out. */
const choiceKeys = ['theme', 'area-unit'] as const

/** What this browser has stored; one that stores nothing (private mode, full) has nothing. */
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

type Options<Value> = {
  /** Of the text that is stored, null where none is. */
  parse: (text: string | null) => Value
  /** Where the browser stores nothing, the value is kept until the page is left. */
  isKeptInMemory?: boolean
}

/** A value that outlives the visit, in all open tabs alike; the server draws that of no text. */
function storedValue<Value extends string | null>(
  key: string,
  { parse, isKeptInMemory = false }: Options<Value>,
) {
  const listeners = new Set<() => void>()
  let inMemory: string | undefined

  const read = () => parse(inMemory ?? storedText(key))

  function write(text: NonNullable<Value>): void {
    inMemory = undefined
    try {
      localStorage.setItem(key, text)
    } catch {
      if (isKeptInMemory) inMemory = text
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) inMemory = undefined
      // Without a key all of the storage was cleared.
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  const use = () => useSyncExternalStore(subscribe, read, () => parse(null))
  return { read, write, use }
}

/** Null where there is none, in the server's HTML and until the page is hydrated. */
export const textInBrowser = (key: string) =>
  storedValue<string | null>(key, { parse: (text) => text })

/**
 * A small choice of how the site is shown. Pages are cached for everybody, so the server always draws
 * the first of the words.
 */
export const choiceInBrowser = <const Word extends string>(
  key: (typeof choiceKeys)[number],
  words: readonly [Word, ...Word[]],
) =>
  storedValue<Word>(key, {
    parse: (text) => words.find((word) => word === text) ?? words[0],
    isKeptInMemory: true,
  })

type Choice = [key: string, word: string]

/** How this device shows the site. To be read before a call whose answer clears the storage. */
export const readChoices = (): Choice[] =>
  choiceKeys.flatMap((key): Choice[] => {
    const word = storedText(key)
    return word === null ? [] : [[key, word]]
  })

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
