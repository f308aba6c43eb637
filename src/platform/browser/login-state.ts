import { useSyncExternalStore } from 'react'
import type { PartialText } from '#i18n/texts/both-texts.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { userName, userNames } from './bearer.ts'

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

/** Null for what is no name: other hosts of the domain can write cookies too. */
export function nameIn(names: string, language: Language): string | null {
  try {
    const name: unknown = textIn(JSON.parse(names) as PartialText, language)
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

/** As `useUserName`, in the language of the page where the user has entered that too. */
export function useShownName(language: Language): string | undefined {
  const name = useUserName()
  const names = useSyncExternalStore(subscribe, userNames, () => '')
  return name && (nameIn(names, language) ?? name)
}
