import { photoIdOf } from '#features/files/uploads/rules.ts'
import { bothTexts, type NamedInBoth } from '#i18n/texts/both-texts.ts'
import type { Agent, Owner } from '../contract.ts'

const noText = bothTexts({ first: null, second: null })

export const emptyProfile = {
  photo: null,
  bio: null,
  bios: noText,
  job: null,
  jobs: noText,
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

export const namesOf = (row: { name: string; second_name: string | null }) =>
  bothTexts({ first: row.name, second: row.second_name })

export type { NamedInBoth }

export const calledOf = (row: { name: string; second_name: string | null }): NamedInBoth => ({
  name: row.name,
  names: namesOf(row),
})

type TextColumns = {
  name: string
  second_name: string | null
  job: string | null
  second_job: string | null
  bio: string | null
  second_bio: string | null
}

export const textsOf = (row: TextColumns) => ({
  name: row.name,
  names: namesOf(row),
  job: row.job,
  jobs: bothTexts({ first: row.job, second: row.second_job }),
  bio: row.bio,
  bios: bothTexts({ first: row.bio, second: row.second_bio }),
})

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
  agency_second_name: string | null
}

export function agencyOf(row: AgencyColumns): Agent['agency'] {
  if (row.agency_id === null) return null
  const { agency_id: id, agency_slug: slug, agency_name: name } = row
  const names = namesOf({ name: name ?? '', second_name: row.agency_second_name })
  return { id, slug: slug ?? '', name: name ?? '', names }
}

/** Pixels: the photo of an advertiser is a square of this size. */
const photoSize = 400

export function photoOf(address: string | null): Owner['photo'] {
  if (address === null) return null
  const id = photoIdOf(address) ?? address
  return { id, url: address, width: photoSize, height: photoSize, thumbhash: null }
}
