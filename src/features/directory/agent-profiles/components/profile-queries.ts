import { searchAgents } from '#features/directory/agent-search/contract.ts'
import { type Agent, showAgent } from '#features/accounts/advertiser/contract.ts'
import { kindOf } from '#features/accounts/advertiser/rules/kinds.ts'
import { searchProperties } from '#features/search/query/contract/search.ts'
import type { Dispatch } from '#platform/call.ts'
import { queryFor } from '#platform/page-query.ts'

type CallOptions = { language: string; dispatch?: Dispatch | undefined }

const adsShown = 6
const membersShown = 12

export const agentQuery = (id: number, options: CallOptions) =>
  queryFor(showAgent, { params: { id } }, options)

export function adsQuery({ id, role }: Pick<Agent, 'id' | 'role'>, options: CallOptions) {
  const query = { [kindOf(role)]: id, sort: 'newest', limit: adsShown } as const
  return queryFor(searchProperties, { query }, options)
}

export const membersQuery = (agency: number, options: CallOptions) =>
  queryFor(searchAgents, { query: { agency, limit: membersShown } }, options)

export const hasMembers = ({ role }: Pick<Agent, 'role'>) => kindOf(role) === 'agency'
