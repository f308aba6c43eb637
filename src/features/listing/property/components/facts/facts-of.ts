import type { Property } from '../../contract.ts'

/** The facts an ad may state, in the order they are read. */
export const factNames = [
  'type',
  'rooms',
  'bathrooms',
  'spaceSqm',
  'furnished',
  'ready',
  'handoverDate',
  'paymentPlan',
  'finishing',
  'floors',
  'propertyAge',
  'serviceCharge',
  'mortgageEligible',
  'paymentMethod',
  'cheques',
  'advertiserType',
  'referenceId',
  'firstPublishedAt',
  'updatedAt',
] as const
export type FactName = (typeof factNames)[number]

const roomless: FactName[] = ['rooms']

/** What does not apply to a type is not said of it, whatever a row holds. */
const inapplicable: Record<string, FactName[]> = {
  land: ['rooms', 'bathrooms', 'floors', 'furnished', 'finishing', 'propertyAge'],
  building: roomless,
  'office-space': roomless,
  showroom: roomless,
}

/** One floor tells something of a house: any flat, office or shop has one. */
const houses = [
  'villa',
  'palace',
  'building',
  'chalet',
  'farm',
  'rest-house',
  'townhouse',
  'bungalow',
  'compound',
  'warehouse',
  'factory',
]

/** Only of a home to buy, only of one to rent. */
const ofSale: FactName[] = ['mortgageEligible', 'handoverDate', 'paymentPlan']
const ofRent: FactName[] = ['cheques']

type Kind = { slug: string; name: Property['name'] }
type Slug = { slug: string }
type Slugged = { propertyType: Slug | null; commercialPropertyType: Slug | null }
type Typed = { propertyType: Kind | null; commercialPropertyType: Kind | null }

export const typeOf = (ad: Typed): Kind | null => ad.propertyType ?? ad.commercialPropertyType

/** Whether a fact can be said of a property of this type at all. */
export function applies(ad: Slugged, name: FactName): boolean {
  return !inapplicable[(ad.propertyType ?? ad.commercialPropertyType)?.slug ?? '']?.includes(name)
}

export function factsOf(ad: Property): FactName[] {
  const elsewhere = ad.purpose === 'sale' ? ofRent : ofSale
  return factNames.filter((name) => {
    if (elsewhere.includes(name) || !applies(ad, name)) return false
    // Of an ad without a date of its own, we know only when we took it in.
    if (name === 'updatedAt' && !ad.firstPublishedAt) return false
    if (name === 'floors' && ad.floors === 1) return houses.includes(typeOf(ad)?.slug ?? '')
    return name === 'type' ? typeOf(ad) !== null : ad[name] !== null
  })
}
