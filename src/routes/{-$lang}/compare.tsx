import { createFileRoute } from '@tanstack/react-router'
import { pageHead, withStyles } from '#app/head.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import type { RouteContext } from '#app/route-context.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { readProperty } from '#features/listing/property/contract.ts'
import { phrases } from '#features/visitors/comparison/phrases.ts'
import styles from '#features/visitors/comparison/components/compare-table.css?url'
import { wantedIn } from '#features/visitors/comparison/components/compare-address.ts'
import { Comparison } from '#features/visitors/comparison/components/lazy-comparison.ts'
import { CompareScreen } from '#features/visitors/comparison/screens/compare.tsx'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { CallFailure } from '#platform/call.ts'
import { queryFor } from '#platform/page-query.ts'

type LoaderContext = Pick<RouteContext, 'queryClient' | 'dispatch'> & { language: Language }

/** False for an ad that is gone, and for one that never was. */
async function isThere(id: number, { queryClient, ...options }: LoaderContext): Promise<boolean> {
  try {
    await queryClient.ensureQueryData(queryFor(readProperty, { params: { id } }, options))
    return true
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return false
    throw error
  }
}

export const Route = createFileRoute('/{-$lang}/compare')({
  validateSearch: ({ ids }: { ids?: string }): { ids?: string } => (ids ? { ids } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location: { pathname }, deps }) => {
    const { queryClient, dispatch, origin } = context
    const language = languageOfPath(pathname)
    const options = { queryClient, dispatch, language }
    const { ids: wanted, isCut } = wantedIn(deps.ids, maxCompared)
    const [found] = await Promise.all([
      Promise.all(wanted.map((id) => isThere(id, options))),
      warmSettings(options),
      Comparison.fetched(),
    ])
    const title = formatPhrase(phrases.title, language)
    const description = formatPhrase(phrases.description, language, { maximum: maxCompared })
    const ids = wanted.filter((_, at) => found[at])
    const gone = wanted.filter((_, at) => !found[at])
    return { title, description, language, origin, ids, gone, isCut }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { ids: _, gone: __, isCut: ___, ...at } = loaderData
    return withStyles(pageHead({ ...at, path: '/compare', isIndexed: false }), styles)
  },
  component: Compare,
})

function Compare() {
  const { ids, gone, isCut, origin } = Route.useLoaderData()
  const { settings } = useSiteSettings()
  return <CompareScreen {...{ ids, gone, isCut, origin }} yearlyRate={settings?.yearlyRate} />
}
