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

/** Among so many of the best matches, those with ads are looked for. */
const maxMatches = 50

/** A place without ads leads to an empty page: beside places with ads, no more of them are shown. */
const maxWithoutAds = 2

const choosable: PlaceKind[] = ['community', 'sub-community', 'building']

const none = { sale: 0, rent: 0 }

function wirePlace({ gazetteer }: Locations, { id, slug, kind, name, lat, lng }: Place) {
  const path = gazetteer.pathOf(id).map((place) => ({ id: place.id, name: place.name }))
  return { id, slug, level: kind, name, path, lat, lng }
}

function regionOf(locations: Locations, place: Place): Region {
  return { ...wirePlace(locations, place), counts: locations.counts.get(place.id) ?? none }
}

type PlaceRequest = {
  text: string | undefined
  purpose?: CountedPurpose | undefined
  kinds?: PlaceKind[]
  limit?: number
}

function hitsFor(
  locations: Locations,
  { text = '', purpose, kinds, limit = maxHits }: PlaceRequest,
): LocationHit[] {
  const found = searchPlaces(locations.index, text, { limit, enough: maxHits, kinds })
  return found.flatMap(({ place: { id } }) => {
    const place = locations.gazetteer.byId(id)
    const counts = locations.counts.get(id) ?? none
    const count = purpose ? counts[purpose] : counts.sale + counts.rent
    return place ? [{ ...wirePlace(locations, place), count }] : []
  })
}

/** Places with ads come first however well the names of the others match. */
function withAdsFirst(hits: LocationHit[]): LocationHit[] {
  const { true: withAds = [], false: without = [] } = Object.groupBy(hits, ({ count }) =>
    count > 0 ? 'true' : 'false',
  )
  if (withAds.length === 0) return without.slice(0, maxHits)
  const rest = without.slice(0, maxWithoutAds)
  return [...withAds.slice(0, maxHits - rest.length), ...rest]
}

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
    hits: withAdsFirst(hitsFor(locations(), { text: search, limit: maxMatches, ...rest })),
  })),

  handle(chooseLocation, async ({ query }) => ({
    hits: hitsFor(locations(), { text: query.query, kinds: choosable }),
  })),
]
