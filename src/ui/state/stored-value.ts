import { useSyncExternalStore } from 'react'

/** These do not identify an account, so they are kept at logout. */
const choiceKeys = ['theme', 'area-unit', 'shortcuts'] as const

/** Null if the browser allows no storage. */
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** By key, what a browser without storage keeps until the page is left. */
const inMemory = new Map<string, string>()

/** Only choices outlive a logout. */
function forgetAll(): void {
  for (const key of inMemory.keys()) {
    if (!choiceKeys.some((choice) => choice === key)) inMemory.delete(key)
  }
}

type Options<Value> = {
  parse: (text: string | null) => Value
  /** Without storage, the value is kept until the page is left. */
  isKeptInMemory?: boolean
}

/** The server draws the value for null. */
function storedValue<Value extends string | null>(
  key: string,
  { parse, isKeptInMemory = false }: Options<Value>,
) {
  const listeners = new Set<() => void>()

  const read = () => parse(inMemory.get(key) ?? storedText(key))

  function write(text: NonNullable<Value>): void {
    inMemory.delete(key)
    try {
      localStorage.setItem(key, text)
    } catch {
      if (isKeptInMemory) inMemory.set(key, text)
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) inMemory.delete(key)
      // A null key means that the whole storage was cleared.
      if (event.key === null) forgetAll()
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

/** Null on the server and until hydration. */
export const textInBrowser = (key: string, options: Pick<Options<never>, 'isKeptInMemory'> = {}) =>
  storedValue<string | null>(key, { parse: (text) => text, ...options })

/** Null until something is chosen. Pages are cached for everybody, so the server draws null too. */
export const choiceInBrowser = <const Word extends string>(
  key: (typeof choiceKeys)[number],
  words: readonly Word[],
) =>
  storedValue<Word | null>(key, {
    parse: (text) => words.find((word) => word === text) ?? null,
    isKeptInMemory: true,
  })

type Choice = [key: string, word: string]

/** Read before a call whose answer clears the storage. */
export const readChoices = (): Choice[] =>
  choiceKeys.flatMap((key): Choice[] => {
    const word = storedText(key)
    return word === null ? [] : [[key, word]]
  })

/** `Clear-Site-Data` does not work in old browsers and over plain HTTP. */
export function clearStorage(choices: readonly Choice[]) {
  try {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, word] of choices) localStorage.setItem(key, word)
  } catch {
    // Without storage there is nothing to clear.
  }
  forgetAll()
  // Updates this page; other tabs get the event from the browser.
  window.dispatchEvent(new StorageEvent('storage'))
}
