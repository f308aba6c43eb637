import { photoIdOf } from '#features/files/uploads/rules.ts'
import type { Agent, Owner } from '../contract.ts'

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

type EmirateColumns = {
  emirate_id: number | null
  emirate_slug: string | null
  emirate_en: string | null
  emirate_ar: string | null
}

export function emirateOf(row: EmirateColumns): Agent['emirate'] {
  if (row.emirate_id === null) return null
  const name = { en: row.emirate_en ?? '', ar: row.emirate_ar ?? '' }
  return { id: row.emirate_id, slug: row.emirate_slug ?? '', name }
}

type AgencyColumns = {
  agency_id: number | null
  agency_slug: string | null
  agency_name: string | null
}

export function agencyOf(row: AgencyColumns): Agent['agency'] {
  if (row.agency_id === null) return null
  return { id: row.agency_id, slug: row.agency_slug ?? '', name: row.agency_name ?? '' }
}

/** Pixels: the photo of an advertiser is a square of this size. */
const photoSize = 400

export function photoOf(address: string | null): Owner['photo'] {
  if (address === null) return null
  const id = photoIdOf(address) ?? address
  return { id, url: address, width: photoSize, height: photoSize, thumbhash: null }
}
