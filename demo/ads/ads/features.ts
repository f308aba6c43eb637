import type { Kind } from '../market/type-markets.ts'
import type { Slot } from './facts.ts'
import type { Random } from './random.ts'

type Share = number | ((slot: Slot, rooms: number) => number)

const northern = (slot: Slot) => slot.emirate.slug !== 'dubai'
const old = (slot: Slot) => slot.market.traits.includes('old')
const withRooms = (least: number, share: number) => (_: Slot, rooms: number) =>
  rooms >= least ? share : 0

/** How often a thing is found in a kind of property. */
const shares: Record<Kind, Record<string, Share>> = {
  flat: {
    balcony: 0.75,
    wardrobes: 0.85,
    parking: 0.85,
    maid: withRooms(3, 0.6),
    study: withRooms(2, 0.2),
    laundry: withRooms(1, 0.35),
    boxroom: withRooms(2, 0.25),
    'closed-kitchen': (slot, rooms) => (rooms > 0 ? (northern(slot) || old(slot) ? 0.6 : 0.3) : 0),
    amenities: (slot) => (old(slot) ? 0.5 : 0.9),
    corner: withRooms(1, 0.2),
    chiller: (slot) => (slot.emirate.slug === 'dubai' ? 0.2 : 0.25),
    pets: 0.2,
    play: 0.35,
  },
  house: {
    garden: 0.9,
    'private-pool': withRooms(4, 0.45),
    maid: withRooms(3, 0.85),
    driver: withRooms(5, 0.4),
    majlis: (slot, rooms) => (rooms < 4 ? 0 : northern(slot) ? 0.75 : 0.35),
    boxroom: 0.5,
    corner: 0.25,
    'closed-kitchen': 0.6,
    wardrobes: 0.8,
    roof: 0.3,
    parking: 1,
    gated: (slot) => (slot.market.traits.includes('freehold') ? 0.9 : 0.15),
    pets: 0.3,
  },
  escape: {
    'private-pool': 0.6,
    majlis: 0.6,
    barbecue: 0.8,
    garden: 0.7,
    parking: 0.9,
  },
  land: { corner: 0.4, 'two-streets': 0.3, levelled: 0.6, services: 0.8 },
  block: { parking: 0.8, lift: 0.9, generator: 0.4, corner: 0.4, managed: 0.5 },
  office: {
    fitted: 0.65,
    pantry: 0.7,
    meeting: 0.6,
    parking: 0.8,
    corner: 0.25,
    reception: 0.5,
    'raised-floor': 0.3,
  },
  store: { frontage: 0.85, corner: 0.3, mezzanine: 0.3, parking: 0.6, storeroom: 0.5 },
  shed: { loading: 0.75, mezzanine: 0.4, power: 0.65, 'office-inside': 0.6, yard: 0.45 },
  camp: { kitchen: 0.95, laundry: 0.8, prayer: 0.7, buses: 0.6, managed: 0.5 },
}

/** What a type never has, though others of its kind do. */
const never: Record<string, string[]> = {
  'residential/floor': ['amenities', 'play', 'chiller'],
  'commercial/storage': ['loading', 'power', 'yard', 'mezzanine', 'office-inside'],
  'commercial/co-working-space': ['shell', 'raised-floor'],
  'commercial/business-centre': ['shell'],
}

const alternatives: Record<string, string> = { 'closed-kitchen': 'open-kitchen', fitted: 'shell' }

export function featuresOf(slot: Slot, rooms: number, random: Random): Set<string> {
  const found = new Set<string>()
  for (const [feature, share] of Object.entries(shares[slot.typeMarket.kind])) {
    const odds = typeof share === 'number' ? share : share(slot, rooms)
    const name = random.chance(odds) ? feature : alternatives[feature]
    if (name) found.add(name)
  }
  for (const feature of never[slot.type] ?? []) found.delete(feature)
  return found
}
