import { filterWords, shortPriceWords } from '#features/search/filters/components/filter-words.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import {
  activeFilters,
  type FilterName,
  isIndexable,
  type Search,
  withPurpose,
} from '#features/search/filters/rules/filters.ts'
import { searchTitle, shortSearchTitle } from '#features/search/filters/components/search-title.ts'
import { purposes } from '#features/listing/property/contract.ts'
import type { Vocabulary } from '#features/search/filters/components/vocabulary.ts'
import type { Language } from '#i18n/language.ts'
import { type Text, textIn } from '#i18n/phrases.ts'
import { suggestedSearch } from './suggested-search.ts'
import { type EncodedCards, encodeCards } from './card-encoder.ts'
import type { PropertySearch, SearchReply } from '#features/search/query/contract/search.ts'

export type Chip = { label: string; address: string }

export type PurposeTab = {
  purpose?: PropertySearch['purpose']
  address: string
  count?: number | undefined
}

export type Results = {
  search: PropertySearch
  title: string
  shortTitle: string
  address: string
  isIndexed: boolean
  total: number
  totalIsExact: boolean
  page: number
  pages: number
  ads: EncodedCards
  shown: number
  /** `short` is for a button, where it is shorter than the label. */
  chips: (Chip & { name: FilterName; short?: string })[]
  chosen: { id: number; name: Text }[]
  tabs: PurposeTab[]
  crumbs: Chip[]
  deeper: (Chip & { count: number })[]
  refusedKeyword?: string | undefined
  meant: Chip | null
}

export const countsOf = (list: { value: string; count: number }[] = []) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]))

/** As many as fit two lines above the cards. */
const maxDeeperLinks = 12

function deeperPlaces({ facets }: SearchReply, search: PropertySearch, language: Language) {
  if (search.locations && search.locations.length !== 1) return []
  const places = search.locations ? facets?.locations : search.emirate ? [] : facets?.emirate
  return (places ?? [])
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxDeeperLinks)
    .map(({ id, name, count }) => ({
      label: textIn(name, language),
      count,
      address: resultsAddress({ ...search, page: 1, locations: [id] }),
    }))
}

function crumbsOf({ places }: SearchReply, search: PropertySearch, language: Language): Chip[] {
  const [place] = places
  if (!place || places.length > 1) return []
  return place.path.map(({ id, name }) => ({
    label: textIn(name, language),
    address: resultsAddress({ ...search, page: 1, emirate: undefined, locations: [id] } as Search),
  }))
}

function tabsOf({ facets }: SearchReply, search: PropertySearch): PurposeTab[] {
  const counts = countsOf(facets?.purpose)
  return [undefined, ...purposes].map((purpose) => ({
    purpose,
    address: resultsAddress(withPurpose(search, purpose)),
    count: purpose && counts[purpose],
  }))
}

type RenderContext = { search: PropertySearch; vocabulary: Vocabulary; language: Language }

export function resultsOf(reply: SearchReply, context: RenderContext): Results {
  const { search, vocabulary, language } = context
  const { pagination, places } = reply
  return {
    search,
    title: searchTitle(search, vocabulary, language),
    shortTitle: shortSearchTitle(search, vocabulary, language),
    address: resultsAddress(search),
    isIndexed: isIndexable(search, pagination.total),
    total: pagination.total,
    totalIsExact: pagination.totalIsExact,
    page: pagination.page,
    pages: pagination.pages,
    ads: encodeCards(reply.properties, language),
    shown: reply.properties.length,
    chips: activeFilters(search).map((filter) => ({
      name: filter.name,
      label: filterWords(filter, context),
      address: resultsAddress(filter.without),
      ...(filter.name === 'price' && { short: shortPriceWords(search, language) }),
    })),
    chosen: places
      .filter(({ id }) => search.locations?.includes(id))
      .map(({ id, name }) => ({ id, name })),
    tabs: tabsOf(reply, search),
    crumbs: crumbsOf(reply, search, language),
    deeper: deeperPlaces(reply, search, language),
    meant: suggestedSearch(reply, context),
  }
}
