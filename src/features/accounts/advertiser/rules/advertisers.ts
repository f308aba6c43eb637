import { photoIdOf } from '#features/files/uploads/rules.ts'
import type { Agent, Owner } from '../contract.ts'

const agencyRoles = ['agency', 'company']

/** The parameter of `GET /properties`; `agency` includes the ads of all members. */
export function kindOf(role: string): Owner['kind'] {
  return agencyRoles.includes(role) ? 'agency' : 'agent'
}

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

/** Pixels: the photo of an advertiser is a square of this size. */
const photoSize = 400

export function photoOf(address: string | null): Owner['photo'] {
  if (address === null) return null
  const id = photoIdOf(address) ?? address
  return { id, url: address, width: photoSize, height: photoSize, thumbhash: null }
}
