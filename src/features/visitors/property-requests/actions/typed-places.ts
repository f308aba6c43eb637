import type { Locations } from '#features/reference/place-search/actions.ts'
import { searchPlaces } from '#features/reference/place-search/rules.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'

/** `city` is the emirate that was chosen, if any. */
export type PlaceFinder = (typed: string, city: number) => { id: number; path: never[] }[]

const kinds: PlaceKind[] = ['community', 'sub-community', 'building']

/** Of one name: an emirate has many places of such a name as "Marina". */
const maxMatches = 50

/** More names than a form may have are refused by its contract. */
const maxNames = 20

/** No place has it, so that a name which is not found is refused as a place that does not exist. */
const unknownPlace = { id: 2_147_483_647, path: [] as never[] }

/** The place that a search finds first for each name, in the chosen emirate if there is one. */
export const placeFinder =
  (locations: () => Locations): PlaceFinder =>
  (typed, city) => {
    const { index, gazetteer } = locations()
    const names = typed.split(/[,،;\n]/).map((name) => name.trim())
    return names
      .filter((name) => name !== '')
      .slice(0, maxNames)
      .map((name) => {
        const found = searchPlaces(index, name, { limit: maxMatches, enough: 1, kinds })
        const isIn = (id: number) => gazetteer.pathOf(id)[0]?.id === city
        const { place } = found.find((hit) => isIn(hit.place.id)) ?? found[0] ?? {}
        return place ? { id: place.id, path: [] as never[] } : unknownPlace
      })
  }
