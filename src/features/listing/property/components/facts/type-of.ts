import type { Property } from '../../contract.ts'
import type { FactName } from '../../contract/page-fields.ts'
import { isOfType } from '../../rules/facts.ts'

type Kind = { slug: string; name: Property['name'] }
type Slug = { slug: string }
type Slugged = { propertyType: Slug | null; commercialPropertyType: Slug | null }
type Typed = { propertyType: Kind | null; commercialPropertyType: Kind | null }

export const typeOf = (ad: Typed): Kind | null => ad.propertyType ?? ad.commercialPropertyType

export const applies = (ad: Slugged, name: FactName): boolean =>
  isOfType(name, (ad.propertyType ?? ad.commercialPropertyType)?.slug)
