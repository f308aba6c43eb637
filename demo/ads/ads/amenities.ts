import type { Facts } from './facts.ts'

/** What a feature is called in the catalogue. */
const byFeature: Record<string, string[]> = {
  balcony: ['balcony'],
  wardrobes: ['built-in-wardrobes'],
  maid: ['maids-room'],
  driver: ['driver-room'],
  study: ['study'],
  laundry: ['laundry-room'],
  boxroom: ['storage-room'],
  majlis: ['majlis'],
  'closed-kitchen': ['closed-kitchen'],
  'open-kitchen': ['open-kitchen'],
  amenities: ['shared-pool', 'shared-gym', 'security', 'elevators'],
  play: ['childrens-play-area'],
  chiller: ['chiller-free'],
  pets: ['pets-allowed'],
  garden: ['private-garden'],
  'private-pool': ['private-pool'],
  roof: ['roof-terrace'],
  gated: ['gated-community', 'security'],
  barbecue: ['barbecue-area'],
  lift: ['elevators'],
  generator: ['electricity-backup'],
  fitted: ['fitted', 'networked'],
  shell: ['shell-and-core'],
  pantry: ['pantry'],
  meeting: ['conference-room'],
  reception: ['reception-area'],
  frontage: ['street-frontage'],
  mezzanine: ['mezzanine'],
  storeroom: ['storage-room'],
  loading: ['loading-bay'],
  power: ['three-phase-power'],
  kitchen: ['shared-kitchen'],
  prayer: ['prayer-room'],
}

const byView: Record<string, string[]> = {
  sea: ['sea-view', 'view-of-water'],
  marina: ['marina-view', 'view-of-water'],
  canal: ['canal-view', 'view-of-water'],
  lake: ['view-of-water'],
  golf: ['golf-view'],
  park: ['garden-view'],
  skyline: ['city-view'],
  pool: ['pool-view'],
}

export function amenitiesOf({ body, deal, slot }: Facts): string[] {
  if (slot.typeMarket.kind === 'land') return []
  const found = new Set(['central-ac'])
  for (const feature of body.features) {
    for (const slug of byFeature[feature] ?? []) found.add(slug)
  }
  for (const slug of byView[body.view ?? ''] ?? []) found.add(slug)
  if (body.features.has('parking')) {
    found.add(slot.typeMarket.kind === 'flat' ? 'covered-parking' : 'parking-spaces')
  }
  if (body.furnished !== 'unfurnished' && deal.ready === 'ready') found.add('kitchen-appliances')
  if (slot.market.traits.includes('metro')) found.add('near-metro')
  if (slot.market.traits.includes('freehold') && deal.purpose === 'sale') found.add('freehold')
  return [...found].toSorted()
}
