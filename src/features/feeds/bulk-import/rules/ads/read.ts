import { isAllowedLink, type LinkHosts } from '#features/reference/link-hosts/rules.ts'
import type { Catalogue, PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import { type AdField, adFields } from '#features/posting/fields/contract/ad-fields.ts'
import { isOfType } from '#features/listing/property/rules/facts.ts'
import { archiveMaximums, archiveNames } from '#features/feeds/records/rules/ad-names.ts'
import type { Fields } from '#features/feeds/records/rules/fields.ts'
import {
  choiceOf,
  countOf,
  dayOf,
  flagOf,
  latitude,
  lineOf,
  listOf,
  longitude,
  numberOf,
  pastOf,
  roundTo,
  textOf,
} from '#features/feeds/records/rules/values.ts'
import { type KnownPlaces, createPlaceLocator } from '../places/locate.ts'
import { kindsOf } from './kinds.ts'
import type { TitleFacts } from './title.ts'
import * as words from './words.ts'

export type AdFault =
  | 'no_id'
  | 'no_price'
  | 'other_currency'
  | 'no_purpose'
  | 'no_place'
  | 'no_type'

export type FileAd = { property: NewProperty; agency: string; title: TitleFacts }

type ReadContext = KnownPlaces & {
  catalogue: Catalogue
  source: string
  now: Date
  linkHosts: LinkHosts
}

const price = { from: adFields.totalPrice.minimum, to: adFields.totalPrice.maximum }
const space = { from: 1, to: 1_000_000_000 }
const lengths = { agency: 200, title: 200, text: 10_000, short: 100, address: 500 }

export const maxIdCharacters = 200

const flats = ['apartment', 'hotel-apartment', 'penthouse', 'duplex']

function roomsIn(fields: Fields): number | null {
  if (lineOf(fields('rooms', 'bedrooms'), 20).toLowerCase() === 'studio') return 0
  return countOf(fields('rooms', 'bedrooms'), { from: 0, to: 30 })
}

const archiveFields = Object.keys(archiveNames) as (keyof typeof archiveNames)[]

function valueIn(value: unknown, name: keyof typeof archiveNames) {
  const field: AdField = adFields[name]
  if (field.type === 'integer' || field.type === 'number') {
    const limits = { from: field.minimum, to: archiveMaximums[name] ?? field.maximum }
    return field.type === 'integer' ? countOf(value, limits) : roundTo(numberOf(value, limits), 2)
  }
  if (field.type === 'choice') return choiceOf(value, words.choicesOf(name, field.words))
  if (field.type === 'flag') return flagOf(value)
  return field.type === 'day' ? dayOf(value) : lineOf(value, lengths.short) || null
}

/** Drops fields that the property type does not have, such as the rooms of a plot. */
function plainIn(fields: Fields, { slug }: PropertyType): Partial<NewProperty> {
  const rooms = isOfType('rooms', slug) ? roomsIn(fields) : null
  const applying = archiveFields.filter((name) => isOfType(name, slug))
  const values = applying.map((name) => {
    const found = fields(name.toLowerCase(), ...archiveNames[name])
    return [name, valueIn(found, name)]
  })
  return { ...(isOfType('bathrooms', slug) && { rooms }), ...Object.fromEntries(values) }
}

function sizeIn(fields: Fields): Partial<NewProperty> {
  const unit = choiceOf(fields('measurement'), words.areaUnits)
  const inUnit = roundTo(numberOf(fields('space'), space), 4)
  const inMetres = roundTo(numberOf(fields('spacesqm'), space), 4)
  if (inUnit !== null && (unit !== null || inMetres === null)) {
    return { space: inUnit, measurement: unit ?? 'sqm' }
  }
  return { space: inMetres, measurement: inMetres === null ? unit : 'sqm' }
}

function pointIn(fields: Fields): Partial<NewProperty> {
  const lat = numberOf(fields('lat', 'latitude'), latitude)
  const lng = numberOf(fields('lng', 'longitude'), longitude)
  return lat === null || lng === null ? {} : { lat, lng }
}

const arabic = /\p{Script=Arabic}/u

function textsIn(fields: Fields): Partial<NewProperty> {
  const title = lineOf(fields('name', 'title'), lengths.title)
  const isArabic = arabic.test(title)
  return {
    nameEn: lineOf(fields('nameen', 'titleen'), lengths.title) || (isArabic ? '' : title),
    nameAr: lineOf(fields('namear', 'titlear'), lengths.title) || (isArabic ? title : ''),
    descriptionEn: textOf(fields('descriptionen', 'description'), lengths.text),
    descriptionAr: textOf(fields('descriptionar'), lengths.text),
    addressEn: lineOf(fields('addressdetailsen', 'addressdetails'), lengths.address),
    addressAr: lineOf(fields('addressdetailsar'), lengths.address),
  }
}

function advertiserIn({ advertiserType }: Partial<NewProperty>, agency: string) {
  return { advertiserType: advertiserType ?? (agency === '' ? null : ('agency' as const)) }
}

function linksIn(fields: Fields, hosts: LinkHosts): Partial<NewProperty> {
  const urlOf = (entry: unknown) =>
    typeof entry === 'object' && entry !== null ? (entry as { url?: unknown }).url : entry
  const links = listOf(fields('videourls', 'videos', 'videourl'))
    .map((entry) => lineOf(urlOf(entry), 2_000))
    .filter((link) => isAllowedLink(link, hosts))
  const tour = lineOf(fields('virtualtour'), 2_000)
  return { videoUrls: links, virtualTour: isAllowedLink(tour, hosts) ? tour : null }
}

function datesIn(fields: Fields, now: Date): Partial<NewProperty> {
  const created = pastOf(fields('createdat'), now)
  const published = pastOf(fields('firstpublishedat'), now) ?? created
  const updated = pastOf(fields('updatedat'), now)
  return {
    ...(created && { createdAt: created }),
    ...(updated && { updatedAt: updated }),
    firstPublishedAt: published,
  }
}

function priceIn(fields: Fields): number | null {
  return roundTo(numberOf(fields('totalprice', 'price'), price), 2)
}

const currencies = ['', 'AED', 'درهم', 'د.إ']

type ResolvedNames = { place: Place | undefined; type: PropertyType | undefined }

function faultOf(fields: Fields, { place, type }: ResolvedNames): AdFault | undefined {
  const id = lineOf(fields('id'), maxIdCharacters + 1)
  if (id === '' || id.length > maxIdCharacters) return 'no_id'
  if (!currencies.includes(lineOf(fields('currency'), 10).toUpperCase())) return 'other_currency'
  if (priceIn(fields) === null) return 'no_price'
  if (choiceOf(fields('purpose'), words.purposes) === null) return 'no_purpose'
  if (!place) return 'no_place'
  return type ? undefined : 'no_type'
}

const agencyIn = (fields: Fields) => lineOf(fields('agency', 'agencyname'), lengths.agency)

function adTypeOf(fields: Fields, type: PropertyType, { catalogue }: ReadContext): number | null {
  const named = lineOf(fields('adtypeid', 'adtypeslug', 'adtype'), lengths.short)
  const adType = catalogue.adTypeNamed(named) ?? catalogue.adTypeNamed(type.category)
  return adType?.id ?? null
}

function identityIn(fields: Fields, source: string) {
  const sourceId = lineOf(fields('id'), maxIdCharacters)
  const reference = lineOf(fields('referenceid', 'reference'), lengths.short)
  return {
    source: lineOf(fields('source'), lengths.short) || source,
    sourceId,
    referenceId: reference || sourceId.slice(0, lengths.short),
  }
}

function offerIn(fields: Fields): Partial<NewProperty> {
  const totalPrice = priceIn(fields)
  return {
    purpose: choiceOf(fields('purpose'), words.purposes),
    totalPrice,
    price: roundTo(numberOf(fields('price'), price), 2) ?? totalPrice,
    portalType: lineOf(fields('portaltype'), lengths.short) || null,
  }
}

export function createAdReader(context: ReadContext) {
  const locate = createPlaceLocator(context)
  const kinds = kindsOf(context.catalogue)
  return (fields: Fields): FileAd | AdFault => {
    const place = locate(fields)
    const type = kinds.typeOf(fields)
    const fault = faultOf(fields, { place, type })
    if (fault || !place || !type) return fault ?? 'no_place'
    const plain = plainIn(fields, type)
    const property: NewProperty = {
      ...identityIn(fields, context.source),
      state: 'live',
      adTypeId: adTypeOf(fields, type, context),
      category: type.category,
      typeId: type.id,
      locationId: place.id,
      amenityIds: kinds.amenitiesOf(fields),
      ...offerIn(fields),
      ...textsIn(fields),
      ...sizeIn(fields),
      ...plain,
      ...advertiserIn(plain, agencyIn(fields)),
      ...pointIn(fields),
      ...linksIn(fields, context.linkHosts),
      ...datesIn(fields, context.now),
    }
    const { purpose, rooms = null } = property
    const path = context.gazetteer.pathOf(place.id)
    const isFlat = flats.includes(type.slug)
    const title = { type: type.name, purpose: purpose ?? 'sale', rooms, isFlat, path }
    return { property, agency: agencyIn(fields), title }
  }
}
