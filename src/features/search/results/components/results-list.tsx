import { useMemo } from 'react'
import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { urgencyOf } from '#features/listing/property/components/card-slides.tsx'
import { PropertyCard } from '#features/listing/property/components/property-card.tsx'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useIsNavigating } from '#ui/links/is-navigating.ts'
import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { phrases as paging } from '#ui/phrases/pagination.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { decodeCards } from './card-decoder.ts'
import type { Results } from './results-model.ts'

const nobody = { phone: null, whatsapp: null }

function NextPage({ search, page, pages }: Pick<Results, 'search' | 'page' | 'pages'>) {
  const words = useWords(phrases)
  const pagingWords = useWords(paging)
  const next = page + 1
  return (
    <>
      <SiteLink
        href={resultsAddress({ ...search, page: next })}
        className="inline-flex min-h-11 items-center gap-1.5 text-base font-medium text-palm hover:underline"
      >
        {words('more')}
        <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
      </SiteLink>
      {pagingWords('pageOf', { page: next, pages })}
    </>
  )
}

/** In what the cards leave of the last row; the server's HTML does without. */
function Rest({ results }: { results: Results }) {
  const words = useWords(phrases)
  const isLast = results.page >= results.pages
  return (
    <li className="grid-rest">
      <div className="flex h-full flex-col items-center justify-center gap-1 rounded-card border border-line p-4 text-sm text-muted">
        {isLast ? words('noMore') : <NextPage {...results} />}
      </div>
    </li>
  )
}

export function ResultsList({ results }: { results: Results }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { ads } = results
  const isAlive = useIsHydrated()
  const cards = useMemo(() => decodeCards(ads, language), [ads, language])
  const { settings } = useSiteSettings()
  const isPending = useIsNavigating()
  return (
    <section id="results" aria-labelledby="results-name" className="grid grid-cols-1 outline-none">
      <h2 id="results-name" className="sr-only">
        {words('results')}
      </h2>
      <ul aria-busy={isPending} className="results-grid">
        {cards.map((ad, at) => (
          <li key={ad.id}>
            <PropertyCard
              ad={ad}
              site={settings?.contact ?? nobody}
              urgency={urgencyOf(at)}
              isPurposeKnown={results.search.purpose !== undefined}
            />
          </li>
        ))}
        {isAlive && <Rest results={results} />}
      </ul>
    </section>
  )
}
