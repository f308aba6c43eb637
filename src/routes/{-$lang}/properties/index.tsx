import { createFileRoute } from '@tanstack/react-router'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead } from '#app/head.ts'
import type { SearchQuery } from '#features/property-search/contract.ts'
import { type ResultsPage, resultsQuery } from '#features/results/components/results-query.ts'
import { resultsData } from '#features/results/components/structured-data.ts'
import { ResultsScreen } from '#features/results/screens/results.tsx'
import { headWords } from '#features/search-words/components/search-title.ts'
import { languageOfPath } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'

export const Route = createFileRoute('/{-$lang}/properties/')({
  validateSearch: (raw: SearchQuery): SearchQuery => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, dispatch }, location, deps }) => {
    const language = languageOfPath(location.pathname)
    const [settings] = await Promise.all([
      warmSettings({ queryClient, dispatch }),
      queryClient.ensureQueryData(resultsQuery(deps, { language, dispatch })),
    ])
    return { site: settings ? textIn(settings.siteName, language) : '', language }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { language, site } = loaderData
    const { queryClient, origin } = match.context
    const { queryKey } = resultsQuery(match.search, { language })
    const results = queryClient.getQueryData<ResultsPage>(queryKey)
    if (!results) return {}
    const { title, address: path, total, page, isIndexed } = results
    const words = headWords(title, { page, total, site }, language)
    const scripts = resultsData(results, { origin, language }).map(structuredData)
    return { ...pageHead({ ...words, path, language, origin, isIndexed }), scripts }
  },
  component: Results,
})

const loadSheet = () => import('#features/all-filters/components/filter-sheet.tsx')

function Results() {
  return <ResultsScreen query={Route.useSearch()} loadSheet={loadSheet} />
}
