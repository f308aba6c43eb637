import { choiceKeys } from './device-choice.ts'

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
