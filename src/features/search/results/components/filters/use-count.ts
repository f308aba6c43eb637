import { useQuery } from '@tanstack/react-query'
import { readSearch } from '#features/search/query/contract/address.ts'
import {
  type SearchQuery,
  searchAddress,
  searchQueryIn,
} from '#features/search/query/contract/search.ts'
import { useLanguage } from '#i18n/words.tsx'
import { useDebounced } from '#ui/debounced.ts'
import type { Total } from '../choices-model.ts'
import type { Results } from '../results-model.ts'
import { choicesQuery, isCountedAlike } from '../results-query.ts'

/** A form rests so long before what it would show is counted. */
export const settleMs = 250

const searchIn = (address: string) => readSearch(searchQueryIn(address.slice(1)))

/**
 * The number of ads that the form would show, or undefined while it is not known: an older number is
 * never returned. New words are counted by what they mean, because that is what is shown for them.
 */
export function useCount(typed: SearchQuery, shown: Results): Total | undefined {
  const language = useLanguage()
  const search = readSearch(typed)
  const address = searchAddress(search)
  const settled = searchIn(useDebounced(address, settleMs))
  const isShown = isCountedAlike(settled, shown.search)
  const { data } = useQuery({ ...choicesQuery(settled, { language }), enabled: !isShown })
  if (isCountedAlike(search, shown.search)) return shown
  if (!data || isShown || !isCountedAlike(search, settled)) return undefined
  const isNewKeyword = search.keyword !== undefined && search.keyword !== shown.search.keyword
  return isNewKeyword && data.meant && data.meant.total > 0 ? data.meant : data
}
