import type { Place, PlaceKind } from '#features/reference/places/rules.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  chooseLocation,
  completeLocation,
  type CountedPurpose,
  type LocationHit,
  listEmirates,
  listRegions,
  type Region,
} from './contract.ts'
import type { Locations } from './actions.ts'
import { searchPlaces } from './rules.ts'

/** The list under a field shows no more. */
const maxHits = 10

const choosable: PlaceKind[] = ['community', 'sub-community', 'building']

const none = { sale: 0, rent: 0 }

function wirePlace({ gazetteer }: Locations, { id, slug, kind, name, lat, lng }: Place) {
  const path = gazetteer.pathOf(id).map((place) => ({ id: place.id, name: place.name }))
  return { id, slug, level: kind, name, path, lat, lng }
}

function regionOf(locations: Locations, place: Place): Region {
  return { ...wirePlace(locations, place), counts: locations.counts.get(place.id) ?? none }
}

type Asked = {
  text: string | undefined
  purpose?: CountedPurpose | undefined
  kinds?: PlaceKind[]
}

function hitsFor(locations: Locations, { text = '', purpose, kinds }: Asked): LocationHit[] {
  const found = searchPlaces(locations.index, text, { limit: maxHits, kinds })
  return found.flatMap(({ place: { id } }) => {
    const place = locations.gazetteer.byId(id)
    const counts = locations.counts.get(id) ?? none
    const count = purpose ? counts[purpose] : counts.sale + counts.rent
    return place ? [{ ...wirePlace(locations, place), count }] : []
  })
}

/** A place without ads leads to an empty page, so it comes last however well its name matches. */
const withAdsFirst = (hits: LocationHit[]) =>
  hits.toSorted((one, other) => Number(other.count > 0) - Number(one.count > 0))

export const locationHandlers = ({ locations }: { locations: () => Locations }): Handler[] => [
  handle(listEmirates, async () => {
    const now = locations()
    return { emirates: now.gazetteer.emirates.map((place) => regionOf(now, place)) }
  }),

  handle(listRegions, async ({ params }) => {
    const now = locations()
    if (!now.gazetteer.byId(params.id)) throw new Refusal(404, [{ code: 'unknown_location' }])
    const children = now.gazetteer.childrenOf(params.id)
    return { regions: children.map((place) => regionOf(now, place)) }
  }),

  handle(completeLocation, async ({ query: { search, ...rest } }) => ({
    hits: withAdsFirst(hitsFor(locations(), { text: search, ...rest })),
  })),

  handle(chooseLocation, async ({ query }) => ({
    hits: hitsFor(locations(), { text: query.query, kinds: choosable }),
  })),
]
