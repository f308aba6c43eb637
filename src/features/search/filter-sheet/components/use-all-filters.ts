import { type FormEvent, useState } from 'react'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { type SearchQuery, writeSearch } from '#features/search/query/contract/search.ts'
import { queryOf } from '#features/search/results/components/filters/form-query.ts'
import type { Results } from '#features/search/results/components/results-model.ts'

export function useAllFilters({ search, chosen: start }: Results) {
  const [typed, setTyped] = useState<SearchQuery>(() => writeSearch(search))
  const [chosen, choose] = useState<ChosenPlace[]>(start)
  const note = (event: FormEvent<HTMLFormElement>) => setTyped(queryOf(event.currentTarget))
  const { locations: _, ...rest } = typed
  const locations = chosen.map(({ id }) => id).join()
  const query: SearchQuery = locations ? { ...rest, locations } : rest
  return { query, chosen, choose, note }
}

export type AllFiltersState = ReturnType<typeof useAllFilters>
