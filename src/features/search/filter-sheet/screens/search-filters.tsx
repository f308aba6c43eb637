import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AllFilters } from '../components/all-filters.tsx'
import { FiltersFoot } from '../components/filters-foot.tsx'
import { interpretField } from '#features/search/filters/rules/sentence.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { useAllFilters } from '../components/use-all-filters.ts'
import { useResultsForm } from '#features/search/results/components/filters/use-results-form.ts'
import { phrases } from '../phrases.ts'

const formId = 'all-filters'

function Filters({ results }: { results: Results }) {
  const form = useResultsForm(results)
  const element = useRef<HTMLFormElement>(null)
  const filters = useAllFilters(results, element)
  return (
    <>
      <form {...form} ref={element} id={formId}>
        <AllFilters results={filters.start} filters={filters} />
        <input type="hidden" {...interpretField} />
      </form>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-paper py-3">
        <FiltersFoot form={formId} results={results} filters={filters} isPage />
      </div>
    </>
  )
}

/** The page of all filters, for browsers without scripts and for a new tab. */
export function SearchFiltersScreen({ query }: { query: SearchQuery }) {
  const words = useWords(phrases)
  const { data: results } = useSuspenseQuery(resultsQuery(query, { language: useLanguage() }))
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8">
      <h1 className="text-2xl">{words('filters')}</h1>
      <Filters key={results.address} results={results} />
    </div>
  )
}
