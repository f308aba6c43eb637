import type { Offer } from '#features/listing/property/contract.ts'
import { cardOf, type CardRow, type Names } from '#features/listing/property/rules.ts'
import { hourMs } from '#i18n/time-units.ts'
import type { Favorite, FavoriteProperty } from '../contract.ts'

/** A toast that offers an undo stays while somebody points at it, and a removed row until its page is left. */
const undoMs = hourMs

/** Favourites removed before this moment do not come back. */
export const undoneSince = (now: Date) => new Date(now.getTime() - undoMs)

export type FavoriteRow = {
  propertyId: number
  addedAt: Date
  note: string | null
  priceAtAdding: number
  isPublic: boolean
}

const nothing = {
  referenceId: null,
  name: null,
  purpose: null,
  purposeLabel: null,
  rentPeriod: null,
  totalPrice: null,
  price: null,
  pricePerSqm: null,
  currency: null,
  category: null,
  adType: null,
  propertyType: null,
  commercialPropertyType: null,
  space: null,
  measurement: null,
  spaceSqm: null,
  rooms: null,
  bathrooms: null,
  furnished: null,
  ready: null,
  location: null,
  images: [],
  permitNumber: null,
  priceReduced: false,
  agent: null,
  agency: null,
  active: false,
  visible: false,
  state: null,
  createdAt: null,
  firstPublishedAt: null,
} satisfies Omit<FavoriteProperty, 'id'>

function placeOf({ location }: Offer, { gazetteer }: Names): FavoriteProperty['location'] {
  const path = gazetteer.pathOf(location.id).map(({ id, slug, name }) => ({ id, slug, name }))
  return { id: location.id, name: location.name, path, lat: null, lng: null }
}

export type GoneOffer = Offer & Pick<FavoriteProperty, 'rentPeriod'>

/** `offer` is null where the page of the gone ad shows nothing of it either. */
export function gonePropertyOf(
  id: number,
  offer: GoneOffer | null,
  names: Names,
): FavoriteProperty {
  if (!offer) return { ...nothing, id }
  const { purpose, rentPeriod, type } = offer
  const { category, ...entry } = type
  const kind = { id: entry.id, slug: entry.slug, name: entry.name }
  return {
    ...nothing,
    id,
    purpose,
    rentPeriod,
    category,
    ...(category === 'commercial' ? { commercialPropertyType: kind } : { propertyType: kind }),
    location: placeOf(offer, names),
  }
}

type ShownParts = { card: CardRow | undefined; offer: GoneOffer | null; names: Names }

/** `card` is that of a public ad. */
export function favoriteOf(row: FavoriteRow, { card, offer, names }: ShownParts): Favorite {
  const { propertyId, addedAt, note, priceAtAdding } = row
  const property = card ? cardOf(card, names) : gonePropertyOf(propertyId, offer, names)
  return { property, addedAt: addedAt.toISOString(), note, priceAtAdding, gone: !card }
}
