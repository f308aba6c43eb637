import { useSuspenseQuery } from '@tanstack/react-query'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AllFilters } from '../components/all-filters.tsx'
import { CountButton } from '../components/count-button.tsx'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { useAllFilters } from '../components/use-all-filters.ts'
import { useResultsForm } from '#features/search/results/components/filters/use-results-form.ts'
import { phrases } from '../phrases.ts'

const formId = 'all-filters'

/** The page of all filters, for browsers without scripts and for a new tab. */
export function SearchFiltersScreen({ query }: { query: SearchQuery }) {
  const words = useWords(phrases)
  const { data: results } = useSuspenseQuery(resultsQuery(query, { language: useLanguage() }))
  const form = useResultsForm(results)
  const filters = useAllFilters(results)
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
      <h1 className="text-2xl">{words('filters')}</h1>
      <form {...form} id={formId} onChange={filters.note}>
        <AllFilters results={results} filters={filters} />
      </form>
      <div className="sticky bottom-0 flex border-t border-line bg-paper py-3">
        <CountButton form={formId} query={filters.query} />
      </div>
    </div>
  )
}
