import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { NamesWith } from '#features/search/query/contract/declaration.ts'
import type { SearchParameters } from '#features/search/query/contract/filters.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'

type OfOnePurpose = NamesWith<SearchParameters, { purpose: string }> | 'price_min' | 'price_max'

/** These would leave no results under another purpose. */
const ofOnePurpose: Record<OfOnePurpose, undefined> & { page: 1 } = {
  rent_period: undefined,
  cheques_max: undefined,
  mortgage_eligible: undefined,
  price_min: undefined,
  price_max: undefined,
  page: 1,
}

const tabs = [
  { purpose: undefined, key: 'anyPurpose' },
  { purpose: 'sale', key: 'buy' },
  { purpose: 'rent', key: 'rent' },
] as const

export function PurposeTabs({ results }: { results: Pick<Results, 'search' | 'purposes'> }) {
  const { search, purposes } = results
  const words = useWords(phrases)
  const language = useLanguage()
  const addressFor = (purpose: PropertySearch['purpose']) =>
    resultsAddress({ ...search, ...ofOnePurpose, purpose } as Partial<PropertySearch>)
  return (
    <nav aria-label={words('purpose')} className="purpose-tabs">
      {tabs.map(({ purpose, key }) => {
        const count = purpose && purposes[purpose]
        return (
          <SiteLink
            key={key}
            href={addressFor(purpose)}
            preload={false}
            className="purpose-tab"
            aria-current={search.purpose === purpose ? 'true' : undefined}
          >
            {words(key)}
            {count !== undefined && (
              <span className="purpose-count">{formatNumber(count, language)}</span>
            )}
          </SiteLink>
        )
      })}
    </nav>
  )
}
