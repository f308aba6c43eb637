import { useQueries } from '@tanstack/react-query'
import { searchProperties } from '#features/property-search/contract.ts'
import { broadest, relaxations, resultsAddress } from '#features/search-filters/rules.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { queryFor } from '#platform/page-query.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { ClearFilters } from './active-chips.tsx'
import type { Results } from './results-model.ts'
import { Icon } from '#ui/icon.tsx'

type WayOut = { address: string; filter: string | undefined; count: number; totalIsExact: boolean }

/** What the browser finds with one filter less, or else with none but purpose and place. */
function useWaysOut({ search, chips }: Results): WayOut[] {
  const language = useLanguage()
  const tried = [...relaxations(search).map(({ without }) => without), broadest(search)]
  const answers = useQueries({
    queries: tried.map((query) =>
      queryFor(searchProperties, { query: { ...query, limit: 1 } }, { language }),
    ),
  })
  const found = tried.map((query, at) => {
    const address = resultsAddress(query)
    const filter = chips.find((chip) => chip.address === address)?.label
    const { total: count = 0, totalIsExact = true } = answers[at]?.data?.pagination ?? {}
    return { address, filter, count, totalIsExact }
  })
  const ways = found.filter(({ count }) => count > 0)
  const single = ways.filter(({ filter }) => filter)
  return single.length > 0 ? single : ways
}

function WaysOut({ results }: { results: Results }) {
  const words = useWords(phrases)
  const label = ({ filter, count, totalIsExact }: WayOut) => {
    if (!filter) return words('onlyPlace', { count })
    return words(totalIsExact ? 'withoutFilter' : 'withoutFilterMany', { filter, count })
  }
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {useWaysOut(results).map((way) => (
        <li key={way.address}>
          <SiteLink
            href={way.address}
            preload={false}
            className="inline-flex min-h-11 items-center rounded-full border border-palm px-4 text-palm no-underline hover:bg-sand"
          >
            {label(way)}
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
      <Icon name="search-x" className="size-10 text-muted" />
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
