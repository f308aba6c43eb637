import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { listHead } from '#app/routing/list-head.ts'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import type {
  AgentQuery,
  AgentsPage,
} from '#features/directory/agent-search/components/agents-page.ts'
import { agentsQuery } from '#features/directory/agent-search/components/agents-query.ts'
import { agentsData } from '#features/directory/agent-search/components/structured-data.ts'
import { phrases } from '#features/directory/agent-search/phrases.ts'
import { AgentsScreen } from '#features/directory/agent-search/screens/agents.tsx'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'

type HeadContext = { origin: string; language: Language }

const dataOf = createIsomorphicFn()
  .server((page: AgentsPage, at: HeadContext) =>
    page.agents.length > 0 ? [structuredData(agentsData(page, at))] : [],
  )
  .client(() => [])

function headWords({ title, page }: AgentsPage, site: string, language: Language) {
  const phrase = page > 1 ? phrases.laterPageTitle : phrases.pageTitle
  return {
    title: formatPhrase(phrase, language, { title, page, site }),
    description: formatPhrase(phrases.description, language, { title }),
  }
}

export const Route = createFileRoute('/{-$lang}/agents/')({
  validateSearch: (raw: AgentQuery): AgentQuery => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, dispatch, origin }, location, deps }) => {
    const language = languageOfPath(location.pathname)
    const [page, settings] = await Promise.all([
      queryClient.ensureQueryData(agentsQuery(deps, { language, dispatch })),
      warmSettings({ queryClient, dispatch, language }),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    return { words: headWords(page, site, language), language, origin }
  },
  head: ({ loaderData, match: { context, search } }) =>
    listHead({
      loaded: loaderData,
      context,
      queryOf: (language) => agentsQuery(search, { language }),
      dataOf,
    }),
  component: Agents,
})

function Agents() {
  const { origin } = Route.useLoaderData()
  return <AgentsScreen query={Route.useSearch()} origin={origin} />
}
