import { useQuery } from '@tanstack/react-query'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { phrases as ofSent } from '#features/visitors/forms/phrases/sent.ts'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PropertyRequest } from '../contract.ts'
import { phrases as ofShown } from '../phrases/shown.ts'
import { type PurposeSearch, searchesFor } from '../rules.ts'

const phrases = { loadFailed: ofSent.loadFailed, ...ofShown }

const shownAds = 6

const nobody = { phone: null, whatsapp: null }

const titles = { sale: 'matchingSale', rent: 'matchingRent' } as const
const nothingTexts = { sale: 'nothingText', rent: 'noRentText' } as const

function Nothing({ purpose }: Pick<PurposeSearch, 'purpose'>) {
  const words = useWords(phrases)
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sand p-4">
      <p className="font-medium">{words('nothing')}</p>
      <p>{words(nothingTexts[purpose])}</p>
      <SiteLink href="/properties" className={buttonClass({ variant: 'quiet' })}>
        {words('widen')}
      </SiteLink>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-hidden className="results-grid">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  )
}

export function MatchingLinks({ request }: { request: PropertyRequest }) {
  const words = useWords(phrases)
  return (
    <p className="flex flex-wrap gap-3">
      {searchesFor(request).map((search) => (
        <SiteLink
          key={search.purpose}
          href={resultsAddress(search)}
          className={buttonClass({ variant: 'quiet' })}
        >
          {words(titles[search.purpose])}
        </SiteLink>
      ))}
    </p>
  )
}

/** The first of the ads as cards: two rows of two or three, one row of four. */
function AdsOf({ search }: { search: PurposeSearch }) {
  const words = useWords(phrases)
  const query = useQueryFor(searchProperties, { query: { ...search, limit: shownAds } })
  const { data, error, refetch } = useQuery(query)
  const { settings } = useSiteSettings()
  const total = data?.pagination.total ?? 0
  return (
    <section className="grid grid-cols-1 gap-4">
      <SectionHeading
        action={
          total > 0 && (
            <SiteLink
              href={resultsAddress(search)}
              className="inline-flex min-h-11 items-center text-palm underline underline-offset-4"
            >
              {words('matchingCount', { count: total })}
            </SiteLink>
          )
        }
      >
        {words(titles[search.purpose])}
      </SectionHeading>
      {error && !data && (
        <LoadFailureCard text={words('loadFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Waiting />}
      {data && total === 0 && <Nothing purpose={search.purpose} />}
      {data && total > 0 && (
        <ul className="results-grid">
          {data.properties.map((ad) => (
            <li key={ad.id} className="2xl:nth-[n+5]:hidden">
              <PropertyCard ad={ad} site={settings?.contact ?? nobody} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function MatchingAds({ request }: { request: PropertyRequest }) {
  return searchesFor(request).map((search) => <AdsOf key={search.purpose} search={search} />)
}
