export { buildPlaceIndex, type PlaceIndex } from './place-index/build.ts'
export { placesNamed, placesSpelled } from './place-index/named.ts'
export type { Place, PlaceHit, PlaceKind } from './place-index/place.ts'
export { searchPlaces } from './place-index/search.ts'
