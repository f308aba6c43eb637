import type { NamedInBoth } from '#i18n/texts/both-texts.ts'
import type { PropertyCard } from '../contract.ts'
import type { Photo } from './photo.ts'

type Kind = { slug: string }
type Advertiser = NamedInBoth & {
  phone: string | null
  whatsapp: string | null
  verified: boolean
}

type AsItIs =
  | 'id'
  | 'referenceId'
  | 'name'
  | 'purpose'
  | 'rentPeriod'
  | 'pricePerSqm'
  | 'spaceSqm'
  | 'rooms'
  | 'bathrooms'
  | 'ready'
  | 'permitNumber'
  | 'priceReduced'
  | 'state'
  | 'firstPublishedAt'

export type CardAd = Pick<PropertyCard, AsItIs> & {
  /** Null in a preview before it is typed. */
  totalPrice: number | null
  adType: Kind | null
  propertyType: Kind | null
  commercialPropertyType: Kind | null
  location: { path: { name: PropertyCard['name'] }[] }
  images: Photo[]
  /** The number of photos of the card; `images` may have only the first. */
  photos?: number
  agent: Advertiser | null
  agency: Advertiser | null
}
