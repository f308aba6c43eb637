import {
  completeAmenity,
  listAdTypes,
  listPropertyTypes,
} from '#features/reference/catalogue/contract.ts'
import type { Language } from '#i18n/language.ts'
import { call, CallFailure, type Dispatch } from '#platform/call.ts'
import {
  type PropertySearch,
  type SearchQuery,
  type SearchReply,
  searchProperties,
} from '#features/search/query/contract/search.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import { type CountedChoices, choicesOf } from './choices-model.ts'
import { type Results, resultsOf } from './results-model.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }
export type LeftOut = { path: string; msg: string }
type Answer = { reply: SearchReply; query: SearchQuery; leftOut: LeftOut[] }

/** Of too many places the first ones are kept. */
function withoutRefused(query: SearchQuery, { faults }: CallFailure): SearchQuery {
  const paths = faults.map(({ path }) => path)
  const kept = Object.entries(query).filter(([name]) => !paths.includes(name))
  const isCrowded = faults.some(({ code }) => code === 'too_many_locations')
  const first = query.locations?.split(',').slice(0, maxLocations).join()
  return { ...Object.fromEntries(kept), ...(isCrowded && first ? { locations: first } : {}) }
}

/** Repeats the search without the refused parameters until none is refused. */
async function searchFor(
  query: SearchQuery,
  options: CallOptions,
  leftOut: LeftOut[] = [],
): Promise<Answer> {
  const countQuery = { ...query, facets: 'true' } as unknown as PropertySearch
  const answer = await call(searchProperties, { query: countQuery }, options).catch(
    (error: unknown) => error,
  )
  if (!(answer instanceof Error)) return { reply: answer as Answer['reply'], query, leftOut }
  if (!(answer instanceof CallFailure) || answer.status !== 422) throw answer
  const rest = withoutRefused(query, answer)
  if (JSON.stringify(rest) === JSON.stringify(query)) throw answer
  const said = answer.faults.map(({ path = '', msg }) => ({ path, msg }))
  return searchFor(rest, options, [...leftOut, ...said])
}

async function vocabularyFor(query: SearchQuery, options: CallOptions) {
  const [{ propertyTypes }, { adTypes }, { amenities }] = await Promise.all([
    call(listPropertyTypes, {}, options),
    query.ad_type ? call(listAdTypes, {}, options) : { adTypes: [] },
    query.amenities ? call(completeAmenity, {}, options) : { amenities: [] },
  ])
  return { types: propertyTypes, adTypes, amenities }
}

export type ResultsPage = Results & { leftOut: LeftOut[] }

export async function readResults(raw: SearchQuery, options: CallOptions): Promise<ResultsPage> {
  const [names, { reply, query, leftOut }] = await Promise.all([
    vocabularyFor(raw, options),
    searchFor(raw, options),
  ])
  const search = readSearch(query)
  const vocabulary = { ...names, places: reply.places }
  const results = resultsOf(reply, { search, vocabulary, language: options.language })
  const refusedKeyword = query.keyword === undefined ? raw.keyword : undefined
  return { ...results, refusedKeyword, leftOut }
}

export async function readChoices(
  search: PropertySearch,
  options: CallOptions,
): Promise<CountedChoices> {
  const query = { ...search, page: 1, limit: 1, facets: true }
  const [{ propertyTypes: types }, { facets, pagination, meant = null }] = await Promise.all([
    call(listPropertyTypes, {}, options),
    call(searchProperties, { query }, options),
  ])
  const { total, totalIsExact } = pagination
  const choices = choicesOf(facets, search, { types, language: options.language })
  return { ...choices, total, totalIsExact, meant }
}
