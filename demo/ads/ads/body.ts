import type { Place } from '#features/reference/places/rules.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import type { Body, Deal, Slot, View } from './facts.ts'
import { featuresOf } from './features.ts'
import type { Random } from './random.ts'

const views: View[] = [
  'sea',
  'marina',
  'canal',
  'lake',
  'golf',
  'park',
  'skyline',
  'mountain',
  'desert',
]

type Known = { places: ReadonlyMap<string, Place> }

function placeOf(slot: Slot, deal: Deal, random: Random): string {
  const { market, typeMarket } = slot
  const ends = typeMarket.kind === 'flat' ? market.towers : market.clusters
  const within = typeMarket.kind === 'flat' || typeMarket.kind === 'house'
  if (!ends || !within || deal.ready === 'off-plan' || random.chance(0.35)) return market.slug
  return `${market.slug}/${random.pick(ends.split(' '))}`
}

function sizeOf(slot: Slot, rooms: number, random: Random) {
  const [low, high] = slot.typeMarket.sizes[rooms] ?? slot.typeMarket.sizes[-1] ?? [700, 900]
  const size = random.between(low, high)
  const metric = slot.emirate.slug === 'abu-dhabi' ? 0.6 : 0.15
  const measurement: Body['measurement'] = random.chance(metric) ? 'sqm' : 'sqft'
  const step = size > 10000 ? 500 : size > 2000 ? 10 : 1
  const space =
    measurement === 'sqft' ? Math.round(size / step) * step : Math.round(size * squareFoot)
  const exact = measurement === 'sqft' ? space * squareFoot : space
  return { space, measurement, spaceSqm: Math.round(exact * 1e6) / 1e6 }
}

function viewOf(slot: Slot, random: Random): View | null {
  const { kind } = slot.typeMarket
  const own = views.filter((view) => (slot.market.traits as string[]).includes(view))
  if (kind === 'flat') {
    if (own.length > 0 && random.chance(0.68)) return random.pick(own)
    return slot.type !== 'residential/floor' && random.chance(0.5) ? 'pool' : 'street'
  }
  if (kind === 'house' || kind === 'escape') {
    const near = own.filter((view) => view !== 'skyline' && view !== 'marina')
    return near.length > 0 && random.chance(0.5) ? random.pick(near) : null
  }
  return kind === 'office' && own.length > 0 && random.chance(0.5) ? random.pick(own) : null
}

function ageOf(slot: Slot, deal: Deal, random: Random): number | null {
  if (slot.typeMarket.kind === 'land') return null
  if (deal.ready === 'off-plan') return 0
  const { traits } = slot.market
  if (traits.includes('new')) return random.whole(0, 4)
  return traits.includes('old') ? random.whole(9, 26) : random.whole(2, 15)
}

function furnishedOf(slot: Slot, deal: Deal, random: Random): Body['furnished'] {
  const { kind } = slot.typeMarket
  if (kind === 'land') return null
  if (deal.rentPeriod === 'monthly' || deal.rentPeriod === 'daily') return 'furnished'
  if (slot.type.endsWith('hotel-apartment')) return 'furnished'
  if (kind === 'flat' && deal.ready === 'ready') {
    return random.pick(['unfurnished', 'unfurnished', 'furnished', 'unfurnished', 'partly'])
  }
  if (kind === 'house' && deal.ready === 'ready' && random.chance(0.12)) return 'furnished'
  return 'unfurnished'
}

function bathroomsOf(slot: Slot, rooms: number | null, random: Random): number | null {
  const { kind } = slot.typeMarket
  if (kind === 'land') return null
  if (kind === 'block') return random.whole(14, 20)
  if (kind === 'camp') return random.whole(10, 16)
  if (rooms === null) return random.whole(1, slot.type.endsWith('floor') ? 6 : 3)
  return rooms === 0 ? 1 : rooms + random.whole(rooms > 1 ? 0 : 1, kind === 'house' ? 2 : 1)
}

function storeyOf(slot: Slot, random: Random): Body['storey'] {
  if (slot.type === 'residential/penthouse') return 'high'
  const tall = slot.typeMarket.kind === 'flat' && slot.type !== 'residential/floor'
  return tall ? random.pick(['low', 'mid', 'high', 'mid', 'high']) : null
}

function finishingOf(slot: Slot, features: Set<string>): Body['finishing'] {
  if (slot.typeMarket.kind === 'land') return null
  return features.has('shell') ? 'unfinished' : 'finished'
}

export function bodyOf(
  slot: Slot,
  deal: Deal,
  { places, random }: Known & { random: Random },
): Body {
  const { typeMarket } = slot
  const cycle = slot.turn + (slot.number % 3 === 0 ? 1 : 0)
  const turn = typeMarket.kind === 'flat' ? cycle : slot.typeTurn
  const rooms = typeMarket.rooms?.[turn % typeMarket.rooms.length] ?? null
  const features = featuresOf(slot, rooms ?? 0, random)
  const shown = rooms === null || slot.type === 'residential/building' ? null : rooms
  return {
    place: places.get(placeOf(slot, deal, random)) ?? slot.community,
    rooms: shown,
    bathrooms: bathroomsOf(slot, shown, random),
    floors: typeMarket.kind === 'land' ? null : random.whole(...typeMarket.floors),
    ...sizeOf(slot, rooms ?? -1, random),
    furnished: furnishedOf(slot, deal, random),
    finishing: finishingOf(slot, features),
    propertyAge: ageOf(slot, deal, random),
    view: viewOf(slot, random),
    storey: storeyOf(slot, random),
    features,
  }
}
