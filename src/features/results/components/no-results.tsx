import { useQueries } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { searchProperties } from '#features/property-search/contract.ts'
import { relaxations, resultsAddress } from '#features/search-filters/rules.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { queryFor } from '#platform/page-query.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { ClearFilters } from './active-chips.tsx'
import type { Results } from './results-model.ts'

/** What the browser finds with one filter less; the page itself does not wait for it. */
function useRelaxed({ search, chips }: Results) {
  const language = useLanguage()
  const tried = relaxations(search)
  const answers = useQueries({
    queries: tried.map(({ without }) =>
      queryFor(searchProperties, { query: { ...without, limit: 1 } }, { language }),
    ),
  })
  return tried.flatMap(({ without }, at) => {
    const address = resultsAddress(without)
    const filter = chips.find((chip) => chip.address === address)?.label
    const { total: count = 0, totalIsExact = true } = answers[at]?.data?.pagination ?? {}
    return filter && count > 0 ? [{ address, filter, count, totalIsExact }] : []
  })
}

function WaysOut({ results }: { results: Results }) {
  const words = useWords(phrases)
  const relaxed = useRelaxed(results)
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {relaxed.map(({ address, filter, count, totalIsExact }) => (
        <li key={address}>
          <SiteLink
            href={address}
            preload={false}
            className="inline-flex min-h-11 items-center rounded-full border border-palm px-4 text-palm no-underline hover:bg-sand"
          >
            {words(totalIsExact ? 'withoutFilter' : 'withoutFilterMany', { filter, count })}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Why there is nothing, and what would help: one filter less, all of them, the first page. */
export function NoResults({ results }: { results: Results }) {
  const words = useWords(phrases)
  const isPastEnd = results.total > 0
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-16 text-center">
      <SearchX aria-hidden className="size-10 text-muted" />
      <div className="grid gap-1">
        <h2 className="text-xl">{words('noResults')}</h2>
        <p className="text-muted">{words(isPastEnd ? 'pageEmpty' : 'noResultsWhy')}</p>
      </div>
      {isPastEnd ? (
        <SiteLink
          href={resultsAddress({ ...results.search, page: 1 })}
          className="font-medium text-palm hover:underline"
        >
          {words('toFirstPage')}
        </SiteLink>
      ) : (
        <WaysOut results={results} />
      )}
      <ClearFilters />
    </section>
  )
}
