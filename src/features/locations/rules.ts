export { buildPlaceIndex, type PlaceIndex } from './place-index/build.ts'
export type { Place, PlaceKind } from './place-index/place.ts'
export { searchPlaces } from './place-index/search.ts'
