import { useSuspenseQuery } from '@tanstack/react-query'
import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { resultsAddress } from '#features/listing/property/components/page/results-address.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { adsQuery } from './profile-queries.ts'

type Props = { agent: Agent; site: { phone: string | null; whatsapp: string | null } }

export function ProfileAds({ agent, site }: Props) {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(adsQuery(agent, { language: useLanguage() }))
  const { properties, pagination } = data
  const all = resultsAddress({ [kindOf(agent.role)]: agent.id })
  return (
    <section aria-labelledby="ads" className="grid grid-cols-1 gap-5">
      <SectionHeading
        id="ads"
        action={
          properties.length > 0 && (
            <SiteLink
              href={all}
              className="inline-flex min-h-11 items-center font-medium text-palm hover:underline"
            >
              {words('allAds', { count: pagination.total })}
            </SiteLink>
          )
        }
      >
        {words('ads')}
      </SectionHeading>
      {properties.length === 0 ? (
        <p className="rounded-card border border-line bg-card px-4 py-10 text-center text-muted">
          {words('noAds')}
        </p>
      ) : (
        <ul className="results-grid">
          {properties.map((ad) => (
            <li key={ad.id}>
              <PropertyCard ad={ad} site={site} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
