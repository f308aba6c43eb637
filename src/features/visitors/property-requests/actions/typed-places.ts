import type { Locations } from '#features/reference/place-search/actions.ts'
import { maxLocations } from '#features/search/query/contract/limits.ts'
import { searchPlaces } from '#features/reference/place-search/rules.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'

/** `city` is the emirate that was chosen, if any. */
export type PlaceFinder = (typed: string, city: number) => { id: number; path: never[] }[]

const kinds: PlaceKind[] = ['community', 'sub-community', 'building']

/** Of one name: an emirate has many places of such a name as "Marina". */
const maxMatches = 50

/** No place has it, so that a name which is not found is refused as a place that does not exist. */
const unknownPlace = { id: 2_147_483_647, path: [] as never[] }

const tooManyPlaces = Array.from({ length: maxLocations + 1 }, () => unknownPlace)

/** The place that a search finds first for each name, in the chosen emirate if there is one. */
export const placeFinder =
  (locations: () => Locations): PlaceFinder =>
  (typed, city) => {
    const typedNames = typed.split(/[,،;\n]/).map((name) => name.trim())
    const names = typedNames.filter((name) => name !== '')
    // The contract refuses them, so no search is made for them.
    if (names.length > maxLocations) return tooManyPlaces
    const { index, gazetteer } = locations()
    return names.map((name) => {
      const found = searchPlaces(index, name, { limit: maxMatches, enough: 1, kinds })
      const isIn = (id: number) => gazetteer.pathOf(id)[0]?.id === city
      const { place } = found.find((hit) => isIn(hit.place.id)) ?? found[0] ?? {}
      return place ? { id: place.id, path: [] as never[] } : unknownPlace
    })
  }
