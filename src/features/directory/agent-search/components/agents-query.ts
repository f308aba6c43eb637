import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#i18n/language.ts'
import type { Dispatch } from '#platform/call.ts'
import type { AgentQuery } from './agents-page.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

/** The first page arrives with its data, so this code is loaded for the next page only. */
const reading = () => import('./read-agents.ts')

export function agentsQuery(raw: AgentQuery, options: CallOptions) {
  return queryOptions({
    queryKey: ['agents', options.language, raw],
    queryFn: async () => (await reading()).readAgents(raw, options),
  })
}
