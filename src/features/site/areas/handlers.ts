import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Locations } from '#features/reference/place-search/actions.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import type { FiguresByArea, FindFigures } from './actions.ts'
import { type Area, type AreaDetails, listAreas, readArea, type TypeInArea } from './contract.ts'
import type { AreaFigures } from './queries.ts'
import { candidatesOf, countsOf, noMedians, shownAreas } from './rules.ts'
import { placeAt } from './rules/place-at.ts'

type Sources = {
  locations: () => Locations
  catalogue: () => Catalogue
  areaFigures: () => FiguresByArea
  findAreaFigures: FindFigures
}

type PlaceName = Pick<Place, 'id' | 'slug' | 'name'>

const named = ({ id, slug, name }: PlaceName) => ({ id, slug, name })

function homesOf(catalogue: Catalogue, found: AreaFigures | undefined) {
  const type = found?.typeId ? catalogue.typeById(found.typeId) : undefined
  return { medians: found?.medians ?? noMedians, commonType: type ? named(type) : null }
}

const isCommunity = ({ parentId }: Place) => parentId !== null

const adsOf = ({ counts: { sale, rent } }: Pick<TypeInArea, 'counts'>) => sale + rent

function typesIn(locations: Locations, catalogue: Catalogue, id: number): TypeInArea[] {
  const counted = [...(locations.typeCounts.get(id) ?? [])]
  return counted
    .flatMap(([typeId, counts]) => {
      const type = catalogue.typeById(typeId)
      return type ? [{ ...type, counts, medians: noMedians }] : []
    })
    .toSorted((one, other) => adsOf(other) - adsOf(one) || one.id - other.id)
}

function detailsOf(
  { locations, catalogue }: { locations: Locations; catalogue: Catalogue },
  place: Place,
  figures: AreaFigures | undefined,
): AreaDetails {
  const { gazetteer } = locations
  return {
    ...named(place),
    level: place.kind,
    path: gazetteer.pathOf(place.id).map(named),
    counts: countsOf(locations, place),
    ...homesOf(catalogue, figures),
    types: typesIn(locations, catalogue, place.id).map((type) => ({
      ...type,
      medians: figures?.ofTypes.get(type.id) ?? noMedians,
    })),
    regions: gazetteer
      .childrenOf(place.id)
      .map((below) => ({ ...named(below), counts: countsOf(locations, below) })),
  }
}

export const areaHandlers = (sources: Sources): Handler[] => [
  handle(listAreas, async () => {
    const now = sources.locations()
    const catalogue = sources.catalogue()
    const candidates = candidatesOf(now).map((place): Area => {
      const path = now.gazetteer.pathOf(place.id).map((step) => ({ id: step.id, name: step.name }))
      const level = isCommunity(place) ? 'community' : 'emirate'
      const figures = sources.areaFigures().get(place.id)
      const counts = countsOf(now, place)
      return { ...named(place), level, path, counts, ...homesOf(catalogue, figures) }
    })
    return { areas: shownAreas(candidates) }
  }),

  handle(readArea, async ({ db, query }) => {
    const locations = sources.locations()
    const place = placeAt(locations, query.slug)
    if (!place) throw new Refusal(404, [{ code: 'unknown_location', path: 'slug' }])
    const figures = await sources.findAreaFigures(db, place)
    return { area: detailsOf({ locations, catalogue: sources.catalogue() }, place, figures) }
  }),
]
