import type { Amenity, Category, PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import type { Dialect } from '../../contract.ts'

const bayutNames: Record<string, string> = {
  'residential/palace': 'Villa',
  'residential/chalet': 'Villa',
  'residential/farm': 'Villa',
  'residential/rest-house': 'Villa',
  'residential/bungalow': 'Villa',
  'residential/land': 'Residential Plot',
  'residential/building': 'Whole Building',
  'residential/floor': 'Full Floor',
  'residential/compound': 'Villa Compound',
  'commercial/land': 'Commercial Plot',
  'commercial/building': 'Commercial Building',
  'commercial/office-space': 'Office',
  'commercial/showroom': 'Show Room',
  'commercial/retail': 'Shop',
  'commercial/labour-camp': 'Labor Camp',
}

/** For types without a code of Property Finder. */
const nearestCodes: Record<Category, string> = { residential: 'VH', commercial: 'RE' }

const isCode = (text: string) => /^[A-Z]{2}$/.test(text)

/** A residential and a commercial type may have the same slug. */
export const typeKey = ({ category, slug }: PropertyType) => `${category}/${slug}`

export function toPortalType(type: PropertyType, dialect: Dialect): string {
  if (dialect === 'bayut') return bayutNames[typeKey(type)] ?? type.name.en
  if (dialect !== 'property-finder') return type.slug
  return type.feedCodes.find(isCode) ?? nearestCodes[type.category]
}

/** Amenities without a code of Property Finder are left out. */
export function toPortalAmenities(amenities: readonly Amenity[], dialect: Dialect): string[] {
  if (dialect === 'bayut') return amenities.map(({ name }) => name.en)
  if (dialect !== 'property-finder') return amenities.map(({ slug }) => slug)
  return amenities.flatMap(({ feedCodes }) => feedCodes.find(isCode) ?? [])
}

export function toPortalPlace(path: readonly Place[]): [string, string, string, string] {
  const nameAt = (kind: Place['kind']) =>
    path.findLast((place) => place.kind === kind)?.name.en ?? ''
  return [nameAt('emirate'), nameAt('community'), nameAt('sub-community'), nameAt('building')]
}
