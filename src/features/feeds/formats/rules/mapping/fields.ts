import { type LinkHosts, linkFaults } from '#features/reference/link-hosts/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import { dropInapplicable } from '#features/posting/fields/rules.ts'
import type { Catalogue, PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { kindsOf } from '#features/feeds/bulk-import/rules/ads/kinds.ts'
import { fieldsOf } from '#features/feeds/records/rules/fields.ts'
import { maxEntries, maxSteps } from '../ads/cell-limits.ts'
import type { FeedAd, FeedFault } from '../ads/feed-ad.ts'
import { createPlaceFinder } from './place.ts'
import { memoize } from './memoize.ts'
import { typeKey, toPortalAmenities, toPortalType } from './portal-names.ts'

type Lookups = {
  gazetteer: Gazetteer
  catalogue: Catalogue
  linkHosts: LinkHosts
  places?: ReadonlyMap<string, number>
}

/** `defaults`: for a new ad; `faults`: values that were not used; `notes`: values used in part. */
export type MappedAd = {
  fields: AdFields
  defaults: AdFields
  faults: FeedFault[]
  notes: FeedFault[]
}

type MappedPart = Pick<MappedAd, 'fields'> & Partial<Pick<MappedAd, 'faults' | 'notes'>>

function createTypeFinder(catalogue: Catalogue) {
  const { typeOf } = kindsOf(catalogue)
  const types = new Map(catalogue.propertyTypes.map((type) => [typeKey(type), type]))
  const named = memoize((key) => {
    const [category = '', ...word] = key.split('/')
    return typeOf(fieldsOf({ category, propertyType: word.join('/') }))
  })
  return ({ words: { type, category }, dialect }: FeedAd): PropertyType | undefined => {
    if (!type) return undefined
    const own = types.get(type.own ?? '')
    const isSame = own && (category === undefined || own.category === category)
    if (isSame && toPortalType(own, dialect) === type.word) return own
    return named(`${category ?? ''}/${type.word}`)
  }
}

function typeFields({ words }: FeedAd, type: PropertyType | undefined): MappedPart {
  if (!type) {
    const { category } = words
    const path = category === 'commercial' ? 'commercialPropertyTypeId' : 'propertyTypeId'
    const faults = words.type ? [{ code: 'unknown_choice' as const, path }] : []
    return { fields: category ? { category } : {}, faults }
  }
  const { id, category } = type
  const isCommercial = category === 'commercial'
  return {
    fields: {
      category,
      propertyTypeId: isCommercial ? null : id,
      commercialPropertyTypeId: isCommercial ? id : null,
    },
  }
}

const tooMany = (path: string, maximum: number): FeedFault => ({
  code: 'too_many',
  path,
  values: { maximum },
})

const sortWords = (words: readonly string[]) => words.toSorted().join('|')

function createAmenityFinder(catalogue: Catalogue) {
  const { amenitiesOf } = kindsOf(catalogue)
  const idOf = memoize((word) => amenitiesOf(fieldsOf({ amenities: [word] }))[0])
  const ownOf = ({ words, dialect }: FeedAd) => {
    const slugs = words.amenities?.own?.split('|').filter(Boolean)
    const own = slugs?.flatMap((slug) => catalogue.amenityNamed(slug) ?? [])
    const written = own && sortWords(toPortalAmenities(own, dialect))
    return written === sortWords(words.amenities?.word ?? []) ? own : undefined
  }
  return (ad: FeedAd): MappedPart => {
    const { amenities } = ad.words
    if (!amenities) return { fields: {} }
    const own = ownOf(ad)
    const words = amenities.word.slice(0, maxEntries)
    const ids = own ? own.map(({ id }) => id) : words.flatMap((word) => idOf(word) ?? [])
    const unknownWords = own ? [] : words.filter((word) => idOf(word) === undefined)
    const notes: FeedFault[] = unknownWords.map((word) => ({
      code: 'amenity_unknown',
      path: 'amenityIds',
      values: { word },
    }))
    if (words.length < amenities.word.length) notes.push(tooMany('amenityIds', maxEntries))
    return { fields: { amenityIds: [...new Set(ids)].sort((a, b) => a - b) }, notes }
  }
}

function placeFields(find: ReturnType<typeof createPlaceFinder>) {
  return ({ words: { place: named } }: FeedAd): MappedPart => {
    if (!named || (named.word.length === 0 && named.own === null)) return { fields: {} }
    const found = find(named)
    if (!found || found.place.kind === 'emirate') {
      return { fields: {}, faults: [{ code: 'unknown_location', path: 'locationId' }] }
    }
    const { place, isWhole } = found
    const path = 'locationId'
    const values = { place: place.name.en, word: named.word.at(-1) ?? '' }
    const notes: FeedFault[] = isWhole ? [] : [{ code: 'place_in_part', path, values }]
    if (named.word.length > maxSteps) notes.push(tooMany(path, maxSteps))
    return { fields: { locationId: place.id }, notes }
  }
}

function adTypeFields({ words }: FeedAd, catalogue: Catalogue): MappedPart {
  if (!words.adType) return { fields: {} }
  const adType = catalogue.adTypeNamed(words.adType)
  if (adType) return { fields: { adTypeId: adType.id } }
  return { fields: {}, faults: [{ code: 'unknown_choice', path: 'adTypeId' }] }
}

function withoutForeignLinks(fields: AdFields, hosts: LinkHosts) {
  const faults = linkFaults(fields, hosts)
  const foreign = new Set(faults.map(({ path }) => path))
  const kept = Object.entries(fields).filter(([field]) => !foreign.has(field))
  return { fields: Object.fromEntries(kept) as AdFields, faults }
}

/** Call it once per run: its lookup tables are built once. */
export function createAdMapper({ gazetteer, catalogue, linkHosts, places = new Map() }: Lookups) {
  const typeOf = createTypeFinder(catalogue)
  const amenities = createAmenityFinder(catalogue)
  const place = placeFields(createPlaceFinder(gazetteer, places))
  return (ad: FeedAd): MappedAd => {
    const type = typeOf(ad)
    const found = [typeFields(ad, type), place(ad), amenities(ad), adTypeFields(ad, catalogue)]
    const all = Object.assign({}, ad.fields, ...found.map((one) => one.fields)) as AdFields
    const { fields, faults: links } = withoutForeignLinks(all, linkHosts)
    const { category } = fields
    const adType = category && catalogue.adTypeNamed(category)
    return {
      fields: dropInapplicable(fields, type),
      defaults: adType ? { adTypeId: adType.id } : {},
      faults: [...ad.faults, ...links, ...found.flatMap(({ faults = [] }) => faults)],
      notes: [...ad.notes, ...found.flatMap(({ notes = [] }) => notes)],
    }
  }
}
