import { useQuery } from '@tanstack/react-query'
import {
  completeAmenity,
  listAdTypes,
  listPropertyTypes,
} from '#features/reference/catalogue/contract.ts'
import { phrases as cards } from '#features/listing/property/phrases/card.ts'
import { filterWords } from '#features/search/filters/components/filter-words.ts'
import type { Vocabulary } from '#features/search/filters/components/vocabulary.ts'
import { activeFilters } from '#features/search/filters/rules/filters.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import type { ChosenPlace } from '#features/search/query/contract/search.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import type { SavedSearch } from '../contract.ts'

export function useVocabulary(
  searches: readonly SavedSearch[],
  places: readonly ChosenPlace[],
): Vocabulary | undefined {
  const isNeeded = (name: string) => searches.some(({ filters }) => name in filters)
  const hasTypes = isNeeded('property_type') || isNeeded('commercial_property_type')
  const read = [
    useQuery({ ...useQueryFor(listPropertyTypes, {}), enabled: hasTypes }),
    useQuery({ ...useQueryFor(listAdTypes, {}), enabled: isNeeded('ad_type') }),
    useQuery({ ...useQueryFor(completeAmenity, {}), enabled: isNeeded('amenities') }),
  ] as const
  const [types, adTypes, amenities] = read
  if (read.some(({ isLoading }) => isLoading)) return undefined
  return {
    types: types.data?.propertyTypes ?? [],
    adTypes: adTypes.data?.adTypes ?? [],
    amenities: amenities.data?.amenities ?? [],
    places,
  }
}

/** The purpose and each filter as the page of results says them. */
export function useFilterWords({ filters }: SavedSearch, vocabulary: Vocabulary): string[] {
  const language = useLanguage()
  const search = readSearch(filters)
  const { purpose } = search
  const wanted = purpose && (purpose === 'sale' ? cards.forSale : cards.forRent)
  const context = { search, vocabulary, language }
  return [
    ...(wanted ? [formatPhrase(wanted, language)] : []),
    ...activeFilters(search).map((filter) => filterWords(filter, context)),
  ]
}
