import { createFileRoute } from '@tanstack/react-router'
import { queryOptions } from '@tanstack/react-query'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import {
  isRentLimitedIn,
  type RentOffer,
} from '#features/listing/costs/components/rent/rent-offer.ts'
import { phrases } from '#features/listing/costs/phrases/rent.ts'
import { RentCalculatorScreen } from '#features/listing/costs/screens/rent-calculator.tsx'
import { readProperty } from '#features/listing/property/contract.ts'
import { comparePrice } from '#features/listing/property/contract/market.ts'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { call } from '#platform/call.ts'

type Query = Record<string, string>

type CallOptions = Pick<RouteContext, 'dispatch'> & { language: Language }

/** Null for an ad that is not let by the year where the law limits rents, and where few are alike. */
async function readOffer(id: number, options: CallOptions): Promise<RentOffer | null> {
  const input = { params: { id } }
  const [{ property }, { comparison }] = await Promise.all([
    call(readProperty, input, options),
    call(comparePrice, input, options),
  ])
  const { purpose, rentPeriod, location } = property
  const isYearly = purpose === 'rent' && rentPeriod === 'yearly'
  const isLimited = isRentLimitedIn(location.path[0]?.slug)
  if (!isYearly || !isLimited || comparison?.basis !== 'price') return null
  const { median, count, group } = comparison
  return { median, count, group, place: comparison.location.name }
}

/** Of secondary interest: the page without it is better than none. */
const offerQuery = (ad: string | undefined, options: CallOptions) =>
  queryOptions({
    queryKey: ['rent offer', ad ?? ''],
    queryFn: async () => {
      const id = Number(ad)
      return Number.isInteger(id) ? readOffer(id, options).catch(() => null) : null
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
