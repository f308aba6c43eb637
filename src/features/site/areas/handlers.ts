import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Locations } from '#features/reference/place-search/actions.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { type Handler, handle } from '#platform/handle.ts'
import type { FiguresByArea } from './actions.ts'
import { type Area, listAreas } from './contract.ts'
import { candidatesOf, countsOf, shownAreas } from './rules.ts'

type Sources = {
  locations: () => Locations
  catalogue: () => Catalogue
  areaFigures: () => FiguresByArea
}

function figuresOf({ catalogue, areaFigures }: Sources, { id }: Place) {
  const found = areaFigures().get(id)
  const { salePricePerSqm = null, yearlyRent = null } = found ?? {}
  const type = found?.typeId ? catalogue().typeById(found.typeId) : undefined
  const commonType = type ? { id: type.id, slug: type.slug, name: type.name } : null
  return { medians: { salePricePerSqm, yearlyRent }, commonType }
}

const isCommunity = ({ parentId }: Place) => parentId !== null

export const areaHandlers = (sources: Sources): Handler[] => [
  handle(listAreas, async () => {
    const now = sources.locations()
    const candidates = candidatesOf(now).map((place): Area => {
      const { id, slug, name } = place
      const path = now.gazetteer.pathOf(id).map((step) => ({ id: step.id, name: step.name }))
      const level = isCommunity(place) ? 'community' : 'emirate'
      const counts = countsOf(now, place)
      return { id, slug, level, name, path, counts, ...figuresOf(sources, place) }
    })
    return { areas: shownAreas(candidates) }
  }),
]
