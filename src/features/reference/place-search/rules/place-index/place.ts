import type { Place as GazetteerPlace } from '#features/reference/places/rules.ts'

export type Place = Omit<GazetteerPlace, 'name'> & {
  nameEn: string
  nameAr: string
  count: number
}

export const matches = ['alias', 'name', 'prefix', 'word', 'path', 'typo', 'skeleton'] as const
export type PlaceMatch = (typeof matches)[number]

/** `path`: the places above it, the emirate first. */
export type PlaceHit = { place: Place; path: Place[]; match: PlaceMatch }
