import { type RefObject, useMemo, useState } from 'react'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { clearedSearch } from '#features/search/filters/rules/address.ts'
import type { Search } from '#features/search/filters/rules/filters.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import {
  type SearchQuery,
  searchAddress,
  searchQueryIn,
  writeSearch,
} from '#features/search/query/contract/search.ts'
import { settleMs } from '#features/search/results/components/filters/use-count.ts'
import { useTypedQuery } from '#features/search/results/components/filters/use-typed-query.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { useDebounced } from '#ui/debounced.ts'

/** The fields begin again with each revision, filled from `start`. */
type Beginning = { start: Results; chosen: ChosenPlace[]; revision: number }

const searchOf = (search: Search) => readSearch(writeSearch({ ...search, page: 1 }))

/** The choices are counted for what the form begins with, and later for what is chosen once it rests. */
function useSettled(query: SearchQuery, { start, revision }: Beginning) {
  const address = searchAddress(readSearch(query))
  const current = useMemo(() => ({ revision, address }), [revision, address])
  const settled = useDebounced(current, settleMs)
  const isOfEarlier = settled.revision !== revision
  return useMemo(
    () => (isOfEarlier ? start.search : readSearch(searchQueryIn(settled.address.slice(1)))),
    [isOfEarlier, start.search, settled],
  )
}

export function useAllFilters(results: Results, form: RefObject<HTMLFormElement | null>) {
  const [beginning, begin] = useState<Beginning>({
    start: results,
    chosen: results.chosen,
    revision: 0,
  })
  const { start, chosen, revision } = beginning
  const query: SearchQuery = useTypedQuery(
    () => form.current,
    writeSearch({ ...start.search, page: 1 }),
    revision,
  )
  const choose = (places: ChosenPlace[]) => begin((before) => ({ ...before, chosen: places }))
  const restart = (search: Search) =>
    begin((before) => ({
      start: { ...results, search: searchOf(search), refusedKeyword: undefined },
      chosen: before.chosen.filter(({ id }) => search.locations?.includes(id)),
      revision: before.revision + 1,
    }))
  const clear = () => restart(clearedSearch({ ...readSearch(query), sort: results.search.sort }))
  const reset = () =>
    begin(({ revision: last }) => ({
      start: results,
      chosen: results.chosen,
      revision: last + 1,
    }))
  const settled = useSettled(query, beginning)
  return { start, revision, query, settled, chosen, choose, restart, clear, reset }
}

export type AllFiltersState = ReturnType<typeof useAllFilters>
