import { useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { Icon } from '#ui/icon.tsx'
import { popularQuery } from '#features/site/popular-searches/components/popular-query.ts'

const linkClass =
  'inline-flex min-h-11 max-w-[calc(100vw-3rem)] items-center gap-2 rounded-full border border-line bg-card px-4 py-1.5 text-sm md:text-base ' +
  'no-underline transition-colors duration-150 hover:border-palm hover:text-palm md:min-h-10'

export function PopularSearches() {
  const words = useWords(phrases)
  const { data: searches = [] } = useQuery(popularQuery({ language: useLanguage() }))
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="popular" className="grid gap-4">
      <SectionHeading id="popular">{words('popular')}</SectionHeading>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 whitespace-nowrap md:flex-wrap md:overflow-visible">
        {searches.map(({ label, url }) => (
          <li key={url}>
            <SiteLink href={url} className={linkClass}>
              <Icon name="search" className="size-4 shrink-0 text-muted" />
              <span className="truncate">{label}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
