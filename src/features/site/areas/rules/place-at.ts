import { type PlaceIndex, searchPlaces } from '#features/reference/place-search/rules.ts'
import type { Gazetteer, Place } from '#features/reference/places/rules.ts'

type NamedPlaces = { gazetteer: Gazetteer; readonly index: PlaceIndex }

/** Among so many of the best matches is each location of one name. */
const maxNamesakes = 12

function placesCalled({ index, gazetteer }: NamedPlaces, step: string): Place[] {
  const hits = searchPlaces(index, step.replace(/[-_+]+/g, ' '), { limit: maxNamesakes })
  const named = hits.filter(({ match }) => match === 'name' || match === 'alias')
  return named.flatMap(({ place }) => gazetteer.byId(place.id) ?? [])
}

const isInside = (emirate: Place) => (place: Place) =>
  place.lft > emirate.lft && place.rgt < emirate.rgt

/**
 * The location of a path such as `dubai/dubai-marina`. Of a path that is no slug, such as one from
 * before its location was moved in the tree, the last step may be any name of a location in that
 * emirate; undefined where several have that name.
 */
export function placeAt(locations: NamedPlaces, path: string): Place | undefined {
  const { gazetteer } = locations
  const steps = path.toLowerCase().split('/').filter(Boolean)
  const [first, last] = [steps[0], steps.at(-1)]
  const exact = gazetteer.bySlug(steps.join('/'))
  if (exact || first === undefined || last === undefined) return exact
  const emirates = gazetteer.emirates
  const emirate =
    gazetteer.bySlug(first) ?? placesCalled(locations, first).find((one) => emirates.includes(one))
  if (steps.length === 1 || !emirate) return emirate
  const named = placesCalled(locations, last).filter(isInside(emirate))
  return named.length === 1 ? named[0] : undefined
}
