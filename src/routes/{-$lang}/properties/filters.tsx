import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/head.ts'
import { completeAmenity } from '#features/reference/catalogue/contract.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { choicesQuery, resultsQuery } from '#features/search/results/components/results-query.ts'
import { phrases } from '#features/search/filter-sheet/phrases.ts'
import { SearchFiltersScreen } from '#features/search/filter-sheet/screens/search-filters.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { queryFor } from '#platform/page-query.ts'

export const Route = createFileRoute('/{-$lang}/properties/filters')({
  validateSearch: (raw: SearchQuery): SearchQuery => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, dispatch, origin }, location, deps }) => {
    const language = languageOfPath(location.pathname)
    const callOptions = { language, dispatch }
    const { search } = await queryClient.ensureQueryData(resultsQuery(deps, callOptions))
    await Promise.all([
      queryClient.ensureQueryData(choicesQuery(search, callOptions)),
      queryClient.ensureQueryData(queryFor(completeAmenity, {}, callOptions)),
    ])
    return { language, origin, title: formatPhrase(phrases.filters, language) }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { language, origin, title } = loaderData
    const path = '/properties/filters'
    return pageHead({ title, description: title, path, language, origin, isIndexed: false })
  },
  component: Filters,
})

function Filters() {
  return <SearchFiltersScreen query={Route.useSearch()} />
}
