import type { AgentQuery } from './agents-page.ts'

const names = [
  'kind',
  'emirate',
  'location',
  'language',
  'speciality',
  'name',
  'agency',
  'sort',
  'page',
]

export const usualValues: Record<string, string> = { page: '1', sort: 'ads' }

/** In one order and without usual values, so that a page has one address. */
export function agentsQueryOf(raw: AgentQuery): AgentQuery {
  const parameters = names.flatMap((name) => {
    const value = raw[name]
    return value && value !== usualValues[name] ? [[name, value] as const] : []
  })
  return Object.fromEntries(parameters)
}

export function agentsAddress(query: AgentQuery): string {
  const text = new URLSearchParams(agentsQueryOf(query)).toString()
  return text ? `/agents?${text}` : '/agents'
}
