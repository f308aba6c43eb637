export const placeKinds = ['emirate', 'community', 'sub-community', 'building'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** `count`: the number of public ads in it. */
export type Place = {
  id: number
  slug: string
  kind: PlaceKind
  nameEn: string
  nameAr: string
  aliases: string[]
  parentId: number | null
  lft: number
  rgt: number
  lat: number | null
  lng: number | null
  count: number
}

/** How a place was found, best first. */
export const matches = ['alias', 'name', 'prefix', 'word', 'path', 'typo', 'skeleton'] as const
export type PlaceMatch = (typeof matches)[number]

/** `path`: the places above it, the emirate first. */
export type PlaceHit = { place: Place; path: Place[]; match: PlaceMatch }
