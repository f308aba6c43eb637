import type { Agent, Owner } from './contract.ts'

const agencyRoles = ['agency', 'company']

/** Whose parameter of GET /properties finds the ads: `agency` holds all of its members'. */
export function kindOf(role: string): Owner['kind'] {
  return agencyRoles.includes(role) ? 'agency' : 'agent'
}

/** Profile pictures are squares of this many pixels. */
const photoSize = 400

export function pictureOf(address: string | null): Agent['photo'] {
  if (address === null) return null
  return { id: address, url: address, width: photoSize, height: photoSize, thumbhash: null }
}
