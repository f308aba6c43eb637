import { useSuspenseQuery } from '@tanstack/react-query'
import type { Contact } from '#features/listing/property/components/contact-of.ts'
import { urgencyOf } from '#features/listing/property/components/card-slides.tsx'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { latest } from './home-questions.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skyline } from '#ui/skyline/skyline.tsx'

function All() {
  const words = useWords(phrases)
  return (
    <SiteLink href="/properties?sort=newest" className="home-see-all">
      {words('seeAll')}
      <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
    </SiteLink>
  )
}

/** Fills the hole that six cards leave in rows of four. */
function AllTile({ count }: { count: number }) {
  const words = useWords(phrases)
  return (
    <li className="home-all">
      <Skyline part="end" className="absolute inset-x-0 bottom-0 w-full" />
      <p className="relative text-xl font-semibold">{words('more', { count })}</p>
      <SiteLink href="/properties?sort=newest" className={`relative ${buttonClass({})}`}>
        {words('seeAll')}
      </SiteLink>
    </li>
  )
}

export function LatestProperties({ site }: { site: Contact }) {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(searchProperties, latest))
  const { properties, pagination } = data
  const others = pagination.total - properties.length
  return (
    <section aria-labelledby="latest" className="grid grid-cols-1 gap-3">
      <SectionHeading id="latest" action={<All />}>
        {words('latest')}
      </SectionHeading>
      {properties.length === 0 && <p className="text-muted">{words('noLatest')}</p>}
      <ul className="home-latest">
        {properties.map((ad, at) => (
          <li key={ad.id}>
            <PropertyCard ad={ad} site={site} urgency={urgencyOf(at)} />
          </li>
        ))}
        {others > 0 && <AllTile count={others} />}
      </ul>
    </section>
  )
}
