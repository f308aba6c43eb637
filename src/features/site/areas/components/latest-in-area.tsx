import { useSuspenseQuery } from '@tanstack/react-query'
import { urgencyOf } from '#features/listing/property/components/card-slides.tsx'
import type { Contact } from '#features/listing/property/components/contact-of.ts'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/page.ts'
import { type AreaPage, latestIn } from './area-query.ts'

export function LatestInArea({ page, site }: { page: AreaPage; site: Contact }) {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(searchProperties, latestIn(page)))
  if (data.properties.length === 0) return null
  const all = (
    <SiteLink href={page.newest} className="areas-see-all">
      {words('seeAll')}
      <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
    </SiteLink>
  )
  return (
    <section aria-labelledby="latest" className="grid grid-cols-1 gap-4">
      <SectionHeading id="latest" action={all}>
        {words('latest')}
      </SectionHeading>
      <ul className="areas-latest">
        {data.properties.map((ad, at) => (
          <li key={ad.id}>
            <PropertyCard ad={ad} site={site} urgency={urgencyOf(at)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
