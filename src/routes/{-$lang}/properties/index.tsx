import { createFileRoute, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { listHead } from '#app/routing/list-head.ts'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import type { ResultsPage } from '#features/search/results/components/read-results.ts'
import { meaningAddress } from '#features/search/results/components/sentence/meaning.ts'
import { preloadRareParts } from '#features/search/results/components/rare-parts.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { resultsData } from '#features/search/results/components/structured-data.ts'
import { ResultsScreen } from '#features/search/results/screens/results.tsx'
import { SaveButton } from '#features/visitors/saved-searches/components/save-button.tsx'
import { useRecordedSearch } from '#features/site/recents/components/use-recorded-search.ts'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'

type HeadContext = { origin: string; language: Language }

/** Only crawlers read structured data, so client-side navigation needs none. */
const dataOf = createIsomorphicFn()
  .server((page: ResultsPage, at: HeadContext) => resultsData(page, at).map(structuredData))
  .client(() => [])

/** Loaded later by browsers that navigate here, so that it is not in the first page's script. */
const wording = () => import('#features/search/filters/components/search-title.ts')

export const Route = createFileRoute('/{-$lang}/properties/')({
  validateSearch: (raw: SearchQuery): SearchQuery => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, dispatch }, location, deps }) => {
    const language = languageOfPath(location.pathname)
    const [{ headWords }, results, settings] = await Promise.all([
      wording(),
      queryClient.ensureQueryData(resultsQuery(deps, { language, dispatch })),
      warmSettings({ queryClient, dispatch, language }),
    ])
    const meaning = meaningAddress(results, { asked: deps, path: location.pathname })
    if (meaning) throw redirect({ href: meaning, statusCode: 302 })
    await preloadRareParts(results, deps)
    const { title, page, total } = results
    const site = settings ? textIn(settings.siteName, language) : ''
    return { words: headWords(title, { page, total, site }, language), language }
  },
  head: ({ loaderData, match: { context, search } }) =>
    listHead({
      loaded: loaderData,
      context,
      queryOf: (language) => resultsQuery(search, { language }),
      dataOf,
    }),
  component: Results,
})

const loadSheet = () => import('#features/search/filter-sheet/components/filter-sheet.tsx')

function Results() {
  const query = Route.useSearch()
  useRecordedSearch(query)
  const saving = <SaveButton query={query} />
  return <ResultsScreen query={query} loadSheet={loadSheet} saving={saving} />
}
