import { showAgent } from '#features/accounts/advertiser/contract.ts'
import { queryFor } from '#platform/page-query.ts'
import type { ReadOptions } from './read-ads.ts'

/** By itself, since the head of the page, which reads it, is in the scripts of all pages. */
export const agentQuery = (id: number, options: ReadOptions) =>
  queryFor(showAgent, { params: { id } }, options)
