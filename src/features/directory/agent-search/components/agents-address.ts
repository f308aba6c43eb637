import type { AgentQuery } from './agents-page.ts'

const names = ['kind', 'emirate', 'location', 'language', 'speciality', 'name', 'agency', 'page']

/** What of a query belongs to this page, in one order; the first page needs no number. */
export function agentsQueryOf(raw: AgentQuery): AgentQuery {
  const said = names.flatMap((name) => {
    const value = raw[name]
    return value && !(name === 'page' && value === '1') ? [[name, value] as const] : []
  })
  return Object.fromEntries(said)
}

/** Without language prefix. */
export function agentsAddress(query: AgentQuery): string {
  const text = new URLSearchParams(agentsQueryOf(query)).toString()
  return text ? `/agents?${text}` : '/agents'
}
