import type { Property } from '../../contract.ts'

type ResultsFilter = {
  purpose?: Property['purpose']
  locations?: number
  agent?: number
  agency?: number
}

export function resultsAddress(wanted: ResultsFilter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value))
  return `/properties?${query}`
}
