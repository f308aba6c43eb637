import { queryOptions } from '@tanstack/react-query'
import { searchAgents } from '#features/directory/agent-search/contract.ts'
import type { Agent } from '#features/accounts/advertiser/contract.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { queryFor } from '#platform/page-query.ts'
import { showFigures } from '../contract.ts'
import type { AdsSearch } from './ads-search.ts'
import type { Advertiser, ReadOptions } from './read-ads.ts'

const membersShown = 12

export const figuresQuery = (id: number, options: ReadOptions) =>
  queryFor(showFigures, { params: { id } }, options)

/** The first page arrives with its data, so this code is loaded for the next one only. */
const reading = () => import('./read-ads.ts')

export const adsQuery = ({ id, role }: Advertiser, search: AdsSearch, options: ReadOptions) =>
  queryOptions({
    queryKey: ['ads of', id, options.language, search],
    queryFn: async () => (await reading()).readAds({ id, role }, search, options),
  })

export const membersQuery = (agency: number, options: ReadOptions) =>
  queryFor(searchAgents, { query: { agency, limit: membersShown } }, options)

export const hasMembers = ({ role }: Pick<Agent, 'role'>) => kindOf(role) === 'agency'
