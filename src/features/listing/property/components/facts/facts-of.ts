import type { Property } from '../../contract.ts'
import { type FactName, factNames, isOfType, isShown } from '../../rules/facts.ts'

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

type Kind = { slug: string; name: Property['name'] }
type Slug = { slug: string }
type Slugged = { propertyType: Slug | null; commercialPropertyType: Slug | null }
type Typed = { propertyType: Kind | null; commercialPropertyType: Kind | null }

export const typeOf = (ad: Typed): Kind | null => ad.propertyType ?? ad.commercialPropertyType

const slugOf = (ad: Slugged) => (ad.propertyType ?? ad.commercialPropertyType)?.slug

/** Whether a fact can be said of a property of this type at all. */
export const applies = (ad: Slugged, name: FactName): boolean => isOfType(name, slugOf(ad))

export function factsOf(ad: Property): FactName[] {
  const known = { type: slugOf(ad), purpose: ad.purpose }
  return factNames.filter((name) => {
    if (!isShown(name, known)) return false
    // Of an ad without a date of its own, we know only when we took it in.
    if (name === 'updatedAt' && !ad.firstPublishedAt) return false
    if (name === 'floors' && ad.floors === 1) return houses.includes(typeOf(ad)?.slug ?? '')
    return name === 'type' ? typeOf(ad) !== null : ad[name] !== null
  })
}
