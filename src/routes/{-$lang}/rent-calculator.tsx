import { createFileRoute } from '@tanstack/react-router'
import { queryOptions } from '@tanstack/react-query'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { phrases } from '#features/listing/costs/phrases/rent.ts'
import { RentCalculatorScreen } from '#app/routing/lazy-screens.ts'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'

type Query = Record<string, string>

/** Of secondary interest: the page without it is better than none. */
const offerQuery = (
  ad: string | undefined,
  options: Pick<RouteContext, 'dispatch'> & { language: Language },
) =>
  queryOptions({
    queryKey: ['rent offer', ad ?? ''],
    queryFn: async () => {
      const id = Number(ad)
      if (!Number.isInteger(id)) return null
      return import('#app/routing/read-rent-offer.ts')
        .then(({ readRentOffer }) => readRentOffer(id, options))
        .catch(() => null)
    },
  })

export const Route = createFileRoute('/{-$lang}/rent-calculator')({
  validateSearch: (raw: Query): Query => raw,
  loaderDeps: ({ search }) => ({ ad: search.ad }),
  loader: async ({ context: { queryClient, dispatch, origin }, location, deps }) => {
    const language = languageOfPath(location.pathname)
    const [settings, offer] = await Promise.all([
      warmSettings({ queryClient, dispatch, language }),
      queryClient.ensureQueryData(offerQuery(deps.ad, { language, dispatch })),
      RentCalculatorScreen.fetched(),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    const title = formatPhrase(phrases.pageTitle, language, { site })
    const description = formatPhrase(phrases.description, language)
    return { words: { title, description, path: '/rent-calculator', language, origin }, offer }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.words) : {}),
  component: RentCalculator,
})

function RentCalculator() {
  const { words, offer } = Route.useLoaderData()
  return <RentCalculatorScreen query={Route.useSearch()} origin={words.origin} offer={offer} />
}
