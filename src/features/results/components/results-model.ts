import type { PropertyType } from '#features/catalogue/contract.ts'
import type { Facets } from '#features/facets/contract.ts'
import type { CardAd } from '#features/properties/components/card-ad.ts'
import { shownPath } from '#features/properties/components/place-line.ts'
import { filterWords } from '#features/search-filters/components/filter-words.ts'
import {
  activeFilters,
  isIndexable,
  resultsAddress,
  type Search,
} from '#features/search-filters/rules.ts'
import { searchTitle } from '#features/search-words/components/search-title.ts'
import { entriesNamed, type Vocabulary } from '#features/search-words/components/vocabulary.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import type { PropertySearch, SearchReply } from '#features/property-search/contract.ts'

type Pair = { en: string; ar: string }

export type Chip = { label: string; address: string }
export type Option = { value: string; label: string; count: number | undefined }

/** What a results page draws, in one language: the HTML carries it once more for the browser. */
export type Results = {
  search: PropertySearch
  title: string
  address: string
  isIndexed: boolean
  total: number
  totalIsExact: boolean
  page: number
  pages: number
  ads: CardAd[]
  chips: Chip[]
  chosen: { id: number; name: Pair }[]
  types: { residential: Option[]; commercial: Option[] }
  chosenTypes: { residential: string[]; commercial: string[] }
  counts: Record<'purpose' | 'rooms' | 'furnished' | 'ready', Record<string, number>>
  /** From the emirate down to the one chosen place. */
  crumbs: Chip[]
  deeper: (Chip & { count: number })[]
  price: Facets['price']
}

/** The words of one language; the English title stays, since the ad's address is made of it. */
const only = (text: Pair, language: Language): Pair =>
  language === 'en' ? { en: textIn(text, 'en'), ar: '' } : { en: '', ar: textIn(text, 'ar') }

type Contact = { name: string; phone: string | null; whatsapp: string | null; verified: boolean }

const contactOf = (from: Contact | null) =>
  from && { name: from.name, phone: from.phone, whatsapp: from.whatsapp, verified: from.verified }

/** Only what the card draws: twenty whole cards would double the page. */
function leanAd(ad: SearchReply['properties'][number], language: Language): CardAd {
  const kind = (of: { slug: string } | null) => of && { slug: of.slug }
  return {
    id: ad.id,
    referenceId: ad.referenceId,
    name: language === 'en' ? { en: textIn(ad.name, 'en'), ar: '' } : ad.name,
    purpose: ad.purpose,
    rentPeriod: ad.rentPeriod,
    totalPrice: ad.totalPrice,
    pricePerSqm: ad.pricePerSqm,
    spaceSqm: ad.spaceSqm,
    rooms: ad.rooms,
    bathrooms: ad.bathrooms,
    ready: ad.ready,
    permitNumber: ad.permitNumber,
    priceReduced: ad.priceReduced,
    state: ad.state,
    createdAt: ad.createdAt,
    firstPublishedAt: ad.firstPublishedAt,
    adType: kind(ad.adType),
    propertyType: kind(ad.propertyType),
    commercialPropertyType: kind(ad.commercialPropertyType),
    location: {
      path: shownPath(ad.location.path).map(({ name }) => ({ name: only(name, language) })),
    },
    images: ad.images.map(({ url, srcset }) => ({ url, srcset })),
    agent: contactOf(ad.agent),
    agency: contactOf(ad.agency),
  }
}

const countsOf = (list: { value: string; count: number }[] = []) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]))

const ofCategory = (types: readonly PropertyType[], wanted: string) =>
  types.filter(({ category }) => category === wanted)

/** A slug may name a type of each category. */
function typesAsked(search: PropertySearch, types: readonly PropertyType[]) {
  const named = (list: string[] = []) => list.flatMap((text) => entriesNamed(types, text))
  const commercial = ofCategory(named(search.commercial_property_type), 'commercial')
  return [...new Set([...named(search.property_type), ...commercial])]
}

/** The types that have ads beside the other filters, and those that are chosen anyway. */
function typeOptions(reply: SearchReply, asked: PropertyType[], told: Told) {
  const counts = new Map(reply.facets?.propertyType.map(({ id, count }) => [id, count]))
  const { types } = told.vocabulary
  const shown = types.filter((type) => counts.has(type.id) || asked.includes(type))
  const option = (type: PropertyType): Option => ({
    value: type.slug,
    label: textIn(type.name, told.language),
    count: counts.get(type.id) ?? 0,
  })
  return {
    residential: ofCategory(shown, 'residential').map(option),
    commercial: ofCategory(shown, 'commercial').map(option),
  }
}

const slugsOf = (types: PropertyType[]) => ({
  residential: ofCategory(types, 'residential').map(({ slug }) => slug),
  commercial: ofCategory(types, 'commercial').map(({ slug }) => slug),
})

/** As many as fit two lines above the cards. */
const mostDeeper = 12

/** One step further down: the emirates, or the places within the one that was chosen. */
function deeperPlaces({ facets }: SearchReply, search: PropertySearch, language: Language) {
  if (search.locations && search.locations.length !== 1) return []
  const places = search.locations ? facets?.locations : search.emirate ? [] : facets?.emirate
  return (places ?? [])
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostDeeper)
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

type Told = { search: PropertySearch; vocabulary: Vocabulary; language: Language }

/** The server's answer as the page draws it. */
export function resultsOf(reply: SearchReply, told: Told): Results {
  const { search, vocabulary, language } = told
  const { pagination, facets, places } = reply
  const asked = typesAsked(search, vocabulary.types)
  return {
    search,
    title: searchTitle(search, vocabulary, language),
    address: resultsAddress(search),
    isIndexed: isIndexable(search, pagination.total),
    total: pagination.total,
    totalIsExact: pagination.totalIsExact,
    page: pagination.page,
    pages: pagination.pages,
    ads: reply.properties.map((ad) => leanAd(ad, language)),
    chips: activeFilters(search).map((filter) => ({
      label: filterWords(filter, told),
      address: resultsAddress(filter.without),
    })),
    chosen: places
      .filter(({ id }) => search.locations?.includes(id))
      .map(({ id, name }) => ({ id, name })),
    types: typeOptions(reply, asked, told),
    chosenTypes: slugsOf(asked),
    counts: {
      purpose: countsOf(facets?.purpose),
      rooms: countsOf(facets?.rooms),
      furnished: countsOf(facets?.furnished),
      ready: countsOf(facets?.ready),
    },
    crumbs: crumbsOf(reply, search, language),
    deeper: deeperPlaces(reply, search, language),
    price: facets?.price ?? null,
  }
}
