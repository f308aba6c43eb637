import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Agent, agentAddress } from '#features/accounts/advertiser/contract.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { resultsAddress } from '#features/listing/property/components/page/results-address.ts'
import { phrases as ofCounts } from '#features/listing/property/phrases/count.ts'
import { decodeCards } from '#features/search/results/components/card-decoder.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useIsNavigating } from '#ui/links/is-navigating.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Figures } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { AdsFilters } from './ads-filters.tsx'
import { type AdsQuery, adsSearchOf } from './ads-search.ts'
import { adsQuery } from './profile-queries.ts'

type Props = {
  agent: Agent
  figures: Figures
  query: AdsQuery
  site: { phone: string | null; whatsapp: string | null }
}

const linkClass = 'inline-flex min-h-11 items-center font-medium text-palm hover:underline'

function Nothing({ agent, isFiltered }: { agent: Agent; isFiltered: boolean }) {
  const words = useWords(phrases)
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-line bg-card px-4 py-10 text-center">
      <p className="text-muted">{words('noAds')}</p>
      {isFiltered && (
        <SiteLink href={agentAddress(agent)} resetScroll={false} className={linkClass}>
          {words('showAll')}
        </SiteLink>
      )}
    </div>
  )
}

export function ProfileAds({ agent, figures, query, site }: Props) {
  const words = useWords(phrases)
  const countWords = useWords(ofCounts)
  const language = useLanguage()
  const search = adsSearchOf(query, figures)
  const { data } = useSuspenseQuery(adsQuery(agent, search, { language }))
  const { ads, total, page, pages } = data
  const cards = useMemo(() => decodeCards(ads, language), [ads, language])
  const isPending = useIsNavigating()
  const all = resultsAddress({ [kindOf(agent.role)]: agent.id })
  const count = figures.sale.count + figures.rent.count
  return (
    <section aria-labelledby="ads" className="grid grid-cols-1 gap-4">
      <SectionHeading
        id="ads"
        action={
          count > 0 && (
            <SiteLink href={all} className={linkClass}>
              {words('allAds', { count })}
            </SiteLink>
          )
        }
      >
        {words('ads')}
      </SectionHeading>
      <AdsFilters agent={agent} figures={figures} search={search} />
      <p role="status" className="sr-only">
        {countWords('found', { count: total })}
      </p>
      {cards.length === 0 ? (
        <Nothing agent={agent} isFiltered={count > 0} />
      ) : (
        <ul aria-busy={isPending} className="results-grid">
          {cards.map((ad) => (
            <li key={ad.id}>
              <PropertyCard ad={ad} site={site} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} listId="ads" />
    </section>
  )
}
