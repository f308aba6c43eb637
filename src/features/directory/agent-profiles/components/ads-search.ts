import { purposes } from '#features/listing/property/contract.ts'
import type { Figures } from '../contract.ts'

export const adSorts = ['newest', 'price_asc', 'price_desc', 'space_desc'] as const

export type AdsQuery = Record<string, string>

export const usualValues: AdsQuery = { sort: 'newest', page: '1' }

/** Far beyond the ads of one advertiser. */
const maxPage = 500

const pageIn = (text = '') =>
  /^[1-9]\d{0,2}$/.test(text) && Number(text) <= maxPage ? Number(text) : 1

const among = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  words.find((word) => word === text)

/** What an address cannot mean is ignored. */
export function adsSearchOf(query: AdsQuery, { propertyTypes }: Figures) {
  const type = propertyTypes.find(({ id }) => String(id) === query.property_type)
  return {
    purpose: among(purposes, query.purpose),
    property_type: type && String(type.id),
    sort: among(adSorts, query.sort) ?? 'newest',
    page: pageIn(query.page),
  }
}
export type AdsSearch = ReturnType<typeof adsSearchOf>

const names = ['purpose', 'property_type', 'sort', 'page']

/** In one order and without usual values, so that a view has one address. */
export function adsQueryOf(typed: AdsQuery): AdsQuery {
  const kept = names.filter((name) => typed[name] && typed[name] !== usualValues[name])
  return Object.fromEntries(kept.map((name) => [name, typed[name]!]))
}
