import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead, withStyles } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { redirectToOwnAddress } from '#app/routing/own-address.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { areaKey } from '#features/site/areas/components/area-key.ts'
import { type AreaPage, areaQuery, latestIn } from '#features/site/areas/components/area-query.ts'
import { AreaFigures } from '#features/site/areas/components/lazy-parts.ts'
import styles from '#features/site/areas/components/page.css?url'
import { areaData } from '#features/site/areas/components/structured-data.ts'
import { phrases } from '#features/site/areas/phrases/page.ts'
import { AreaScreen } from '#features/site/areas/screens/area.tsx'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { CallFailure } from '#platform/call.ts'
import { queryFor } from '#platform/page-query.ts'

type LoaderContext = Pick<RouteContext, 'queryClient' | 'dispatch'> & { language: Language }

/** A text that cannot be a slug (422) is as unknown as one that no location has. */
const unknown = [404, 422]

async function findArea(slug: string, callOptions: LoaderContext): Promise<AreaPage> {
  try {
    return await callOptions.queryClient.ensureQueryData(areaQuery(slug, callOptions))
  } catch (error) {
    if (error instanceof CallFailure && unknown.includes(error.status)) throw notFound()
    throw error
  }
}

type HeadContext = { origin: string; language: Language }

const dataOf = createIsomorphicFn()
  .server((page: AreaPage, at: HeadContext) => [structuredData(areaData(page, at))])
  .client(() => [])

/** Links within the site lead to own addresses, so browsers need not compare them. */
const ownAddress = createIsomorphicFn()
  .server(redirectToOwnAddress)
  .client((): ReturnType<typeof redirectToOwnAddress> => undefined)

function headWords({ name, total }: AreaPage, site: string, language: Language) {
  return {
    title: formatPhrase(phrases.pageTitle, language, { place: name, site }),
    description: formatPhrase(phrases.description, language, { place: name, count: total }),
  }
}

/** A location of any level, by its slug: `/emirates/dubai/dubai-marina`. */
export const Route = createFileRoute('/{-$lang}/emirates/$')({
  loader: async ({ context, params, location }) => {
    const { queryClient, dispatch, origin } = context
    const language = languageOfPath(location.pathname)
    const callOptions = { queryClient, dispatch, language }
    const slug = params._splat ?? ''
    const page = await findArea(slug, callOptions)
    const elsewhere = ownAddress(page.address, { params, location })
    if (elsewhere) throw elsewhere
    const [settings] = await Promise.all([
      warmSettings(callOptions),
      AreaFigures.fetched(),
      page.total > 0 &&
        queryClient.ensureQueryData(queryFor(searchProperties, latestIn(page), callOptions)),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    return { slug, language, origin, words: headWords(page, site, language) }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { slug, words, ...at } = loaderData
    const page = match.context.queryClient.getQueryData<AreaPage>(areaKey(slug, at.language))
    if (!page) return {}
    const isIndexed = page.total > 0
    const head = pageHead({ ...words, ...at, path: page.address, isIndexed })
    return { ...withStyles(head, styles), scripts: dataOf(page, at) }
  },
  component: AreaRoute,
})

const noContact = { phone: null, whatsapp: null }

function AreaRoute() {
  const { slug } = Route.useLoaderData()
  const { settings } = useSiteSettings()
  return <AreaScreen slug={slug} site={settings?.contact ?? noContact} />
}
