import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageHead, withStyles } from '#app/head.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { siteData } from '#app/frame/structured-data.ts'
import { groupPropertyTypes } from '#features/reference/catalogue/contract.ts'
import { phrases } from '#app/frame/phrases.ts'
import { phrases as ofHome } from '#app/frame/phrases/home-page.ts'
import { type Site, siteQuery } from '#features/reference/site-settings/components/site-settings.ts'
import { countOf, latest } from '#features/site/home/components/home-questions.ts'
import { marketFor } from '#features/search/filters/components/markets.ts'
import { HomeScreen } from '#features/site/home/screens/home.tsx'
import styles from '#features/site/home/components/page.css?url'
import { popularQuery } from '#features/site/popular-searches/components/popular-query.ts'
import { AreaGrids } from '#features/site/areas/components/lazy-parts.ts'
import { areasQuery } from '#features/site/areas/components/areas-query.ts'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { queryFor } from '#platform/page-query.ts'

const dataOf = createIsomorphicFn()
  .server((site: Site, origin: string, language: Language) => [siteData(site, origin, language)])
  .client(() => [])

type HomeSearch = { for?: string }

export const Route = createFileRoute('/{-$lang}/')({
  validateSearch: (raw: HomeSearch): HomeSearch => {
    const market = marketFor(raw.for).for
    return raw.for === market && market !== 'sale' ? { for: market } : {}
  },
  loaderDeps: ({ search }) => ({ market: search.for }),
  loader: async ({ context: { queryClient, dispatch, origin }, location, deps }) => {
    const language = languageOfPath(location.pathname)
    const callOptions = { language, dispatch }
    const count = countOf(marketFor(deps.market).filters)
    const [settings] = await Promise.all([
      warmSettings({ queryClient, dispatch, language }),
      queryClient.ensureQueryData(queryFor(searchProperties, count, callOptions)),
      queryClient.ensureQueryData(queryFor(searchProperties, latest, callOptions)),
      queryClient.ensureQueryData(popularQuery(callOptions)).catch(() => undefined),
      queryClient.ensureQueryData(areasQuery(callOptions)),
      AreaGrids.fetched(),
      queryClient.ensureQueryData(queryFor(groupPropertyTypes, {}, callOptions)),
    ])
    const site = settings && textIn(settings.siteName, language)
    const title = site
      ? formatPhrase(ofHome.homeTitle, language, { site })
      : formatPhrase(phrases.home, language)
    return { title, description: formatPhrase(ofHome.homeDescription, language), origin, language }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { origin, language } = loaderData
    const head = withStyles(pageHead({ ...loaderData, path: '/' }), styles)
    const site = match.context.queryClient.getQueryData(siteQuery({ language }).queryKey)
    return { ...head, scripts: site ? dataOf(site, origin, language) : [] }
  },
  component: Home,
})

function Home() {
  return <HomeScreen market={Route.useSearch().for} />
}
