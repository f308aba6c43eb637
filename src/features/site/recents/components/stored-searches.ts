import { useMemo } from 'react'
import { type Language, languages } from '#i18n/language.ts'
import { textInBrowser } from '#ui/state/stored-value.ts'

/** `address` is that of the results without language prefix; `titles` are as the user saw them. */
export type RecentSearch = { address: string; titles: Partial<Record<Language, string>> }

export const searchesKey = 'dara-searches'

const stored = textInBrowser(searchesKey)

const maxSearches = 6

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isSearch(value: unknown): value is RecentSearch {
  if (!isRecord(value) || !isRecord(value.titles)) return false
  const { address, titles } = value
  const isAddress = typeof address === 'string' && address.startsWith('/properties?')
  return isAddress && languages.some((language) => typeof titles[language] === 'string')
}

export function readSearches(text: string | null): RecentSearch[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isSearch) : []
  } catch {
    return []
  }
}

type SeenSearch = { address: string; title: string; language: Language }

/** A search that refines the one of `replaced` takes its place. */
export function addSearch(
  searches: readonly RecentSearch[],
  { address, title, language }: SeenSearch,
  replaced?: string,
): RecentSearch[] {
  const known = searches.find((search) => search.address === address)
  const others = searches.filter((search) => ![address, replaced].includes(search.address))
  const newest = { address, titles: { ...known?.titles, [language]: title } }
  return [newest, ...others].slice(0, maxSearches)
}

export function rememberSearch(seen: SeenSearch, replaced?: string) {
  stored.write(JSON.stringify(addSearch(readSearches(stored.read()), seen, replaced)))
}

export const forgetSearches = () => stored.write('')

export const useStoredSearches = stored.use

export function useRecentSearches(): RecentSearch[] {
  const text = stored.use()
  return useMemo(() => readSearches(text), [text])
}
