import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageGone } from '#app/frame/lazy-parts.ts'
import { redirectToOwnAddress } from '#app/routing/own-address.ts'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { answerGone } from '#app/current-request.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { describeAd, describeGoneAd } from '#features/listing/property/components/page/ad-words.ts'
import { listingData, trailData } from '#features/listing/property/components/page/listing-data.ts'
import {
  preloadLazyParts,
  SimilarHomes,
} from '#features/listing/property/components/page/lazy-parts.ts'
import { similarTo } from '#features/listing/property/components/page/similar-to.ts'
import {
  type Property,
  propertyAddress,
  readProperty,
  similarProperties,
} from '#features/listing/property/contract.ts'
import { PropertyScreen } from '#features/listing/property/screens/property.tsx'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { CallFailure } from '#platform/call.ts'
import { queryFor } from '#platform/page-query.ts'

type LoaderContext = Pick<RouteContext, 'queryClient' | 'dispatch'> & { language: Language }

/** Undefined for a removed ad; throws `notFound` if there never was one. */
async function findAd(id: number, callOptions: LoaderContext): Promise<Property | undefined> {
  const query = queryFor(readProperty, { params: { id } }, callOptions)
  try {
    return (await callOptions.queryClient.ensureQueryData(query)).property
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status !== 404) throw error
    if (error.faults[0]?.code !== 'property_gone') throw notFound()
  }
}

type HeadContext = { origin: string; language: Language }

const dataOf = createIsomorphicFn()
  .server((ad: Property, at: HeadContext) => [
    structuredData({ '@graph': [listingData(ad, at), trailData(ad, at)] }),
  ])
  .client(() => [])

export const Route = createFileRoute('/{-$lang}/properties/$id/{-$slug}')({
  loader: async ({ context, params, location }) => {
    const { queryClient, dispatch, origin } = context
    const language = languageOfPath(location.pathname)
    const callOptions = { queryClient, dispatch, language }
    const id = Number(params.id)
    const ad = await findAd(id, callOptions)
    const elsewhere = ad && redirectToOwnAddress(propertyAddress(ad), { params, location })
    if (elsewhere) throw elsewhere
    if (!ad) answerGone()
    const similar = queryFor(similarProperties, similarTo(id), callOptions)
    const [settings] = await Promise.all([
      warmSettings(callOptions),
      queryClient.ensureQueryData(similar),
      preloadLazyParts(),
      ad ? undefined : PageGone.fetched(),
    ])
    const site = settings ? textIn(settings.siteName, language) : ''
    const words = ad ? describeAd(ad, site, language) : describeGoneAd(site, language)
    return { id, isGone: !ad, language, origin, words }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { id, isGone, words, ...at } = loaderData
    const { queryKey } = queryFor(readProperty, { params: { id } }, at)
    const ad = isGone ? undefined : match.context.queryClient.getQueryData(queryKey)?.property
    const image = ad?.images[0]
    const head = pageHead({
      ...words,
      ...at,
      path: ad ? propertyAddress(ad) : `/properties/${id}`,
      isIndexed: !isGone,
      ...(image && { image: new URL(image.url, at.origin).href }),
    })
    return { ...head, scripts: ad ? dataOf(ad, at) : [] }
  },
  component: AdPage,
})

const noContact = { phone: null, whatsapp: null }

function AdPage() {
  const { id, isGone, origin } = Route.useLoaderData()
  const { settings } = useSiteSettings()
  const site = settings?.contact ?? noContact
  if (isGone) {
    return (
      <PageGone>
        <div className="page-width pb-16">
          <SimilarHomes id={id} site={site} />
        </div>
      </PageGone>
    )
  }
  const yearlyRate = settings?.yearlyRate
  return <PropertyScreen id={id} site={site} origin={origin} yearlyRate={yearlyRate} />
}
