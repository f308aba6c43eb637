import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import type { ChosenPlace, PropertySearch } from '../contract/search.ts'

const named = ({ id, slug, name }: Place) => ({ id, slug, name })

export function chosenPlace(place: Place, gazetteer: Gazetteer): ChosenPlace {
  return { ...named(place), path: gazetteer.pathOf(place.id).map(named) }
}

export function placesNamed(
  { locations = [], emirate }: Partial<PropertySearch>,
  gazetteer: Gazetteer,
): Place[] {
  return [
    ...gazetteer.emirates.filter(({ slug }) => slug === emirate),
    ...locations.flatMap((id) => gazetteer.byId(id) ?? []),
  ]
}
