import { useQuery } from '@tanstack/react-query'
import {
  completeAmenity,
  listAdTypes,
  listPropertyTypes,
} from '#features/reference/catalogue/contract.ts'
import type { ChosenPlace } from '#features/reference/place-search/components/chosen-place.ts'
import { filterWords } from '#features/search/filters/components/filter-words.ts'
import type { Search } from '#features/search/filters/rules/filters.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import {
  useRelaxations,
  useRelaxationWords,
} from '#features/search/results/components/relaxations.ts'
import { useLanguage } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'

function useVocabulary(search: PropertySearch, chosen: readonly ChosenPlace[]) {
  const types = useQuery(useQueryFor(listPropertyTypes, {}))
  const adTypes = useQuery({ ...useQueryFor(listAdTypes, {}), enabled: !!search.ad_type })
  const amenities = useQuery({ ...useQueryFor(completeAmenity, {}), enabled: !!search.amenities })
  return {
    types: types.data?.propertyTypes ?? [],
    adTypes: adTypes.data?.adTypes ?? [],
    amenities: amenities.data?.amenities ?? [],
    places: chosen.map((place) => {
      const named = { ...place, slug: '' }
      return { ...named, path: [named] }
    }),
  }
}

type DropOfferProps = {
  search: PropertySearch
  chosen: readonly ChosenPlace[]
  onDrop: (without: Search) => void
}

/** Of a search that finds nothing: the one filter without which it finds something. */
export function DropOffer({ search, chosen, onDrop }: DropOfferProps) {
  const language = useLanguage()
  const vocabulary = useVocabulary(search, chosen)
  const label = useRelaxationWords()
  const [way] = useRelaxations(search, (filter) =>
    filterWords(filter, { search, vocabulary, language }),
  )
  if (!way) return null
  return (
    <Button variant="quiet" className="w-full whitespace-normal" onClick={() => onDrop(way.search)}>
      {label(way)}
    </Button>
  )
}
