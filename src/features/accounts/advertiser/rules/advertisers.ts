import { photoIdOf } from '#features/files/uploads/rules.ts'
import type { Agent, Owner } from '../contract.ts'

const agencyRoles = ['agency', 'company']

/** Whose parameter of GET /properties finds the ads: `agency` holds all of its members'. */
export function kindOf(role: string): Owner['kind'] {
  return agencyRoles.includes(role) ? 'agency' : 'agent'
}

/** What is not known of an advertiser, or not shown. */
export const emptyProfile = {
  photo: null,
  bio: null,
  job: null,
  languages: [],
  specialities: [],
  emirate: null,
  agency: null,
  phone: null,
  whatsapp: null,
  brn: null,
  orn: null,
  membershipId: null,
} satisfies Partial<Agent>

/** Photos of advertisers are squares of this many pixels; a row holds the address. */
const photoSize = 400

/** An advertiser's photo wherever one is shown: on a profile, in a list, on an ad. */
export function photoOf(address: string | null): Owner['photo'] {
  if (address === null) return null
  const id = photoIdOf(address) ?? address
  return { id, url: address, width: photoSize, height: photoSize, thumbhash: null }
}
