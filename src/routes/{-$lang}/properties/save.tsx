import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { SaveForm } from '#features/visitors/saved-searches/components/lazy-form.ts'
import { phrases } from '#features/visitors/saved-searches/phrases/saving.ts'
import { SaveSearchScreen } from '#features/visitors/saved-searches/screens/save-search.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'

/** `saved` is how often alerts of the search that was saved are sent. */
const queryIn = ({ saved: _saved, ...query }: SearchQuery): SearchQuery => query

export const Route = createFileRoute('/{-$lang}/properties/save')({
  validateSearch: (raw: SearchQuery): SearchQuery => raw,
  loaderDeps: ({ search }) => queryIn(search),
  loader: async ({ context: { queryClient, dispatch, origin }, location: { pathname }, deps }) => {
    const language = languageOfPath(pathname)
    await Promise.all([
      SaveForm.fetched(),
      queryClient.ensureQueryData(resultsQuery(deps, { language, dispatch })),
    ])
    const description = formatPhrase(phrases.description, language)
    return { ...addTitle(phrases.title, { origin, pathname }), description }
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: SaveSearch,
})

function SaveSearch() {
  const search = Route.useSearch()
  const { saved } = search
  const alerts = saved === 'off' ? 'none' : 'unknown'
  return <SaveSearchScreen query={queryIn(search)} saved={saved === undefined ? saved : alerts} />
}
