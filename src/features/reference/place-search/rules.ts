export { buildPlaceIndex, type PlaceIndex } from './rules/place-index/build.ts'
export { findPlacesByName, findPlacesBySpelling } from './rules/place-index/named.ts'
export type { Place, PlaceHit } from './rules/place-index/place.ts'
export { searchPlaces } from './rules/place-index/search.ts'
