import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { PageGone } from '#app/frame/lazy-parts.ts'
import { redirectToOwnAddress } from '#app/routing/own-address.ts'
import { sharedImage } from '#app/branding/shared-image.ts'
import { structuredData } from '#app/frame/structured-data.ts'
import { warmSettings } from '#app/frame/warm-settings.ts'
import { pageHead } from '#app/head.ts'
import type { RouteContext } from '#app/route-context.ts'
import { answerGone } from '#app/current-request.ts'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { listingData, trailData } from '#features/listing/property/components/page/listing-data.ts'
import { GoneHomes, preloadAdParts } from '#features/listing/property/components/page/lazy-parts.ts'
import { similarLinks } from '#features/listing/property/components/similar/similar-links.ts'
import { similarTo } from '#features/listing/property/components/similar/similar-to.ts'
import {
  type Property,
  propertyAddress,
  readProperty,
  similarProperties,
} from '#features/listing/property/contract.ts'
import { comparePrice, type PriceComparison } from '#features/listing/property/contract/market.ts'
import { PropertyScreen } from '#features/listing/property/screens/property.tsx'
import { ResultTrail } from '#features/search/results/components/trail/result-trail.tsx'
import { type Language, languageOfPath } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { call, CallFailure } from '#platform/call.ts'
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

/** Of secondary interest: a page without it is better than none. A browser asks when it is near. */
const findSimilarLinks = createIsomorphicFn()
  .server(async (id: number, { language, dispatch }: LoaderContext) => {
    const found = await call(similarProperties, similarTo(id), { language, dispatch }).catch(
      () => null,
    )
    return similarLinks(found?.properties ?? [], language)
  })
  .client(async () => [])

type Compared = Promise<PriceComparison | null>

/** Of secondary interest, as the similar ads are. A browser asks again only once it is old. */
const findComparison = createIsomorphicFn()
  .server(async (id: number, { language, dispatch }: LoaderContext): Compared => {
    const asked = call(comparePrice, { params: { id } }, { language, dispatch })
    return (await asked.catch(() => null))?.comparison ?? null
  })
  .client(async (id: number, { queryClient, ...callOptions }: LoaderContext): Compared => {
    const query = queryFor(comparePrice, { params: { id } }, callOptions)
    const asked = queryClient.ensureQueryData({ ...query, retry: false })
    return (await asked.catch(() => null))?.comparison ?? null
  })

/** How long an ad that has arrived waits for it: if it came later, it would move the page. */
const maxComparisonWaitMs = 800

const awaitComparison = createIsomorphicFn()
  .server((compared: Compared) => compared)
  .client((compared: Compared): Compared => {
    const none = new Promise<null>((resolve) => setTimeout(resolve, maxComparisonWaitMs, null))
    return Promise.race([compared, none])
  })

/** Few ads are gone, so the words for each type of them are no part of the page of an ad. */
async function loadGone(id: number, callOptions: LoaderContext) {
  const similar = queryFor(similarProperties, similarTo(id), callOptions)
  const [{ offer }, { goneWords }] = await Promise.all([
    callOptions.queryClient.ensureQueryData(similar),
    import('#features/listing/property/components/page/gone-words.ts'),
    GoneHomes.fetched(),
    PageGone.fetched(),
  ])
  return goneWords(offer, callOptions.language)
}

type HeadContext = { origin: string; language: Language }

const dataOf = createIsomorphicFn()
  .server((ad: Property, at: HeadContext) => [
    structuredData({ '@graph': [listingData(ad, at), trailData(ad, at)] }),
  ])
  .client(() => [])

/** Loaded later by browsers that navigate here, so that it is not in the first page's script. */
const wording = () => import('#features/listing/property/components/page/ad-words.ts')

export const Route = createFileRoute('/{-$lang}/properties/$id/{-$slug}')({
  loader: async ({ context, params, location }) => {
    const { queryClient, dispatch, origin } = context
    const language = languageOfPath(location.pathname)
    const callOptions = { queryClient, dispatch, language }
    const id = Number(params.id)
    const compared = findComparison(id, callOptions)
    const ad = await findAd(id, callOptions)
    const elsewhere = ad && redirectToOwnAddress(propertyAddress(ad), { params, location })
    if (elsewhere) throw elsewhere
    if (!ad) answerGone()
    const [{ describeAd, describeGoneAd }, settings, similar, comparison, gone] = await Promise.all(
      [
        wording(),
        warmSettings(callOptions),
        ad ? findSimilarLinks(id, callOptions) : [],
        ad ? awaitComparison(compared) : null,
        ad ? preloadAdParts().then(() => null) : loadGone(id, callOptions),
      ],
    )
    const site = settings ? textIn(settings.siteName, language) : ''
    const words = ad ? describeAd(ad, site, language) : describeGoneAd(site, language)
    return { id, gone, language, origin, words, similar, comparison }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { id, gone, words, similar: _, comparison: __, ...at } = loaderData
    const { queryKey } = queryFor(readProperty, { params: { id } }, at)
    const ad = gone ? undefined : match.context.queryClient.getQueryData(queryKey)?.property
    const image = ad?.images[0]
    const head = pageHead({
      ...words,
      ...at,
      path: ad ? propertyAddress(ad) : `/properties/${id}`,
      isIndexed: !gone,
      ...(image && { image: sharedImage(image) }),
    })
    return { ...head, scripts: ad ? dataOf(ad, at) : [] }
  },
  component: AdPage,
})

const noContact = { phone: null, whatsapp: null }

function AdPage() {
  const { id, gone, origin, similar, comparison } = Route.useLoaderData()
  const { settings } = useSiteSettings()
  const site = settings?.contact ?? noContact
  const trail = <ResultTrail id={id} />
  if (gone) {
    return (
      <>
        <div className="page-width pt-2">{trail}</div>
        <PageGone title={gone.heading} search={gone.search}>
          <div className="page-width pb-16">
            <GoneHomes id={id} site={site} />
          </div>
        </PageGone>
      </>
    )
  }
  const yearlyRate = settings?.yearlyRate
  return <PropertyScreen {...{ id, site, origin, yearlyRate, similar, comparison, trail }} />
}
