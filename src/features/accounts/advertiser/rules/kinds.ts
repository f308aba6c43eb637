import type { Owner } from '../contract.ts'

const agencyRoles = ['agency', 'company']

/** The parameter of `GET /properties`; `agency` includes the ads of all members. */
export function kindOf(role: string): Owner['kind'] {
  return agencyRoles.includes(role) ? 'agency' : 'agent'
}
