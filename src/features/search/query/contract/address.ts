import type { PropertySearch, SearchQuery } from './search.ts'
import {
  toCounts,
  toFlag,
  toLine,
  toList,
  toNumber,
  toNumbers,
} from '#platform/endpoint/plain-values.ts'

type Name = keyof PropertySearch
type Reader<N extends Name> = (text: string) => PropertySearch[N] | undefined

const number = (text: string) => {
  const read = toNumber(text)
  return Number.isNaN(read) ? undefined : read
}
const whole = (numbers: number[]) => (numbers.some(Number.isNaN) ? undefined : numbers)
const ids = (text: string) => whole(toList(text).map(toNumber))
const degrees = (text: string) => whole(toNumbers(text))
const corners = (text: string) => degrees(text.replace(/;\s*$/, '').replaceAll(';', ','))
const counts = (text: string) =>
  toList(toCounts(text)).map((count) => count.replace(/^0+(?=\d)/, ''))
const word = (text: string) => text as never
const words = (text: string) => toList(text) as never[]

const readers: { [N in Name]-?: Reader<N> } = {
  purpose: word,
  category: word,
  property_type: words,
  commercial_property_type: words,
  ad_type: words,
  locations: ids,
  emirate: toLine,
  ready: word,
  price_min: number,
  price_max: number,
  rooms: counts,
  bathrooms: counts,
  space_min: number,
  space_max: number,
  unit: word,
  furnished: words,
  finishing: word,
  floors: number,
  age_max: number,
  mortgage_eligible: toFlag,
  payment_method: word,
  rent_period: word,
  cheques_max: number,
  service_charge_max: number,
  amenities: words,
  advertiser_type: word,
  agent: number,
  agency: number,
  keyword: toLine,
  permit: toLine,
  has_video: toFlag,
  published_within: number,
  price_reduced: toFlag,
  bbox: degrees,
  polygon: corners,
  near: degrees,
  radius: number,
  sort: word,
  facets: toFlag,
  page: number,
  limit: number,
}

/** What a search is where its address says nothing. */
const unsaid = { unit: 'sqm', sort: 'featured', page: 1, limit: 20 } as const

/**
 * The search that an address asks for, where the server has taken it or will judge it: read without
 * the schema, which is a tenth of what the first page may weigh. Unknown
 * names and what is no number are left out.
 */
export function readSearch(query: SearchQuery): PropertySearch {
  const read = (Object.keys(readers) as Name[]).flatMap((name) => {
    const text = query[name]
    const value = text === undefined ? undefined : readers[name](text)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...unsaid, ...Object.fromEntries(read) }
}
