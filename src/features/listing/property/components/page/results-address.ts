import type { Property } from '../../contract.ts'

type ResultsFilter = {
  purpose?: Property['purpose']
  locations?: number
  agent?: number
  agency?: number
  property_type?: string
  commercial_property_type?: string
}

/** In the order of the search's own addresses, so that equal searches have equal addresses. */
export function resultsAddress(wanted: ResultsFilter): string {
  const query = new URLSearchParams()
  const said = Object.entries(wanted).sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [name, value] of said) query.set(name, String(value))
  return `/properties?${query}`
}
