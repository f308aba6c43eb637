import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { encodeCards } from '#features/search/results/components/card-encoder.ts'
import type { Language } from '#i18n/language.ts'
import { call, type Dispatch } from '#platform/call.ts'
import type { AdsSearch } from './ads-search.ts'

export type ReadOptions = { language: Language; dispatch?: Dispatch | undefined }

export type Advertiser = Pick<Agent, 'id' | 'role'>

/** Fills whole rows of two, three and four cards. */
const adsOfPage = 12

export async function readAds({ id, role }: Advertiser, search: AdsSearch, options: ReadOptions) {
  const { property_type: type, ...rest } = search
  const query = { ...rest, ...(type && { property_type: [type] }), [kindOf(role)]: id }
  const { properties, pagination } = await call(
    searchProperties,
    { query: { ...query, limit: adsOfPage } },
    options,
  )
  const { total, page, pages } = pagination
  return { ads: encodeCards(properties, options.language), total, page, pages }
}
