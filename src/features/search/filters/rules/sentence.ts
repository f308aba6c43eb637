import { maxKeywordLength } from '#features/search/query/contract/limits.ts'
import { type SearchQuery, searchAddress } from '#features/search/query/contract/search.ts'

/**
 * Parameters of the results page that are no filters. A form sends `interpret` with what was typed,
 * and the page then shows what the words mean. `said` are these words and `kept` the
 * names of the filters that were set before, which the way back to the words needs.
 */
const pageOnly = ['interpret', 'said', 'kept'] as const

export const interpretField = { name: pageOnly[0], value: '1' } as const

const isFilter = (name: string) => !(pageOnly as readonly string[]).includes(name)

export const withoutPageOnly = (query: SearchQuery): SearchQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => isFilter(name)))

export const wantsMeaning = (query: SearchQuery) =>
  query.interpret === interpretField.value && query.keyword !== undefined

const separator = '.'

const isKept = (name: string) => isFilter(name) && name !== 'keyword' && name !== 'page'

/** The query of `address`, where the meaning is, and what leads back to the words of `asked`. */
export function meaningQuery(address: string, asked: SearchQuery): string {
  const kept = Object.keys(asked).filter(isKept).join(separator)
  const back = new URLSearchParams({ said: asked.keyword ?? '', ...(kept && { kept }) })
  const query = address.split('?')[1]
  return `?${query ? `${query}&` : ''}${back.toString()}`
}

export type Sentence = { said: string; address: string }

/** What was typed, and the address that searches for these words instead. */
export function sentenceOf(query: SearchQuery): Sentence | undefined {
  const said = query.said?.slice(0, maxKeywordLength)
  if (!said) return undefined
  const kept = (query.kept ?? '').split(separator)
  const before = Object.entries(query).filter(([name]) => isKept(name) && kept.includes(name))
  const words: Record<string, string> = { ...Object.fromEntries(before), keyword: said }
  return { said, address: `/properties${searchAddress(words)}` }
}
