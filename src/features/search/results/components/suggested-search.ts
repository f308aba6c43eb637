import type { SearchReply } from '#features/search/query/contract/search.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import { filterWords } from '#features/search/filters/components/filter-words.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { activeFilters, type FilterName } from '#features/search/filters/rules/filters.ts'
import { searchTitle, withTotal } from '#features/search/filters/components/search-title.ts'
import type { Vocabulary } from '#features/search/filters/components/vocabulary.ts'
import type { Language } from '#i18n/language.ts'

const inTitle: FilterName[] = [
  'category',
  'property_type',
  'commercial_property_type',
  'locations',
  'emirate',
  'rooms',
  'furnished',
  'ready',
  'price',
  'rent_period',
  'keyword',
]

type RenderContext = { vocabulary: Vocabulary; language: Language }

export function suggestedSearch(
  { meant }: SearchReply,
  { vocabulary: names, language }: RenderContext,
) {
  if (!meant || meant.total === 0) return null
  const search = readSearch(meant.query)
  const vocabulary = { ...names, places: meant.places }
  const further = activeFilters(search)
    .filter(({ name }) => !inTitle.includes(name))
    .map((filter) => filterWords(filter, { search, vocabulary, language }))
  const title = [searchTitle(search, vocabulary, language), ...further].join(' · ')
  return { label: withTotal(title, meant, language), address: resultsAddress(search) }
}
