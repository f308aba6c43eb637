import { useSuspenseQuery } from '@tanstack/react-query'
import type { Contact } from '#features/listing/property/components/contact-of.ts'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { latest } from './home-questions.ts'
import { Icon } from '#ui/icon.tsx'

function All() {
  const words = useWords(phrases)
  return (
    <SiteLink
      href="/properties?sort=newest"
      className="inline-flex min-h-11 items-center gap-1.5 font-medium text-palm hover:underline"
    >
      {words('seeAll')}
      <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
    </SiteLink>
  )
}

export function LatestProperties({ site }: { site: Contact }) {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(searchProperties, latest))
  return (
    <section aria-labelledby="latest" className="grid grid-cols-1 gap-5">
      <SectionHeading
        id="latest"
        note={words('latestNote', { count: latest.query.limit })}
        action={<All />}
      >
        {words('latest')}
      </SectionHeading>
      {data.properties.length === 0 && <p className="text-muted">{words('noLatest')}</p>}
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        {data.properties.map((ad) => (
          <li key={ad.id}>
            <PropertyCard ad={ad} site={site} />
          </li>
        ))}
      </ul>
    </section>
  )
}
