import type { Catalogue, PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import { isKept } from '#features/listing/property/rules/applicability.ts'
import { planTotal } from '#features/listing/payment-plan/rules.ts'
import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'
import { contentLanguages } from '#i18n/language.ts'
import type { AdFields } from './contract.ts'
import { type AdField, type AdFieldName, adFields, fieldsOfType } from './contract/ad-fields.ts'

type Lookups = { gazetteer: Gazetteer; catalogue: Catalogue }
type Kind = Pick<PropertyType, 'slug'> | undefined

export type AdFault = {
  code: BrowserRefusalCode
  path: string
  values?: Record<string, string | number>
}

/** A field that does not apply is not stored. */
export function isApplicable(
  field: keyof AdFields,
  { type, purpose, ready }: Pick<AdFields, 'purpose' | 'ready'> & { type: Kind },
): boolean {
  return isKept(field, { type: type?.slug, purpose, ready })
}

export function typeIdOf(ad: AdFields): number | null {
  const { category, propertyTypeId, commercialPropertyTypeId } = ad
  if (category === 'commercial') return commercialPropertyTypeId ?? null
  if (category === 'residential') return propertyTypeId ?? null
  return propertyTypeId ?? commercialPropertyTypeId ?? null
}

export function typeOf(ad: AdFields, catalogue: Catalogue): PropertyType | undefined {
  return catalogue.typeById(typeIdOf(ad) ?? 0)
}

const texts = fieldsOfType('texts')

/** What is absent stays; each language of a text is changed for itself. */
export function mergeChanges(ad: AdFields, changes: AdFields): AdFields {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const both = texts.flatMap((name) =>
    changes[name] ? [[name, { ...ad[name], ...changes[name] }]] : [],
  )
  return { ...ad, ...Object.fromEntries(given), ...Object.fromEntries(both) }
}

export function dropInapplicable(ad: AdFields, type: Kind): AdFields {
  const { purpose, ready } = ad
  const kept = Object.entries(ad).filter(([field]) =>
    isApplicable(field as keyof AdFields, { type, purpose, ready }),
  )
  return Object.fromEntries(kept) as AdFields
}

const unknown = (path: string): AdFault => ({ code: 'unknown_choice', path })

function typeFaults({ propertyTypeId, commercialPropertyTypeId }: AdFields, catalogue: Catalogue) {
  const home = catalogue.typeById(propertyTypeId ?? 0)
  const business = catalogue.typeById(commercialPropertyTypeId ?? 0)
  return [
    ...(propertyTypeId && home?.category !== 'residential' ? [unknown('propertyTypeId')] : []),
    ...(commercialPropertyTypeId && business?.category !== 'commercial'
      ? [unknown('commercialPropertyTypeId')]
      : []),
  ]
}

/** Asked of drafts as well. A location has to lie below an emirate. */
export function choiceFaults(ad: AdFields, { gazetteer, catalogue }: Lookups): AdFault[] {
  const { adTypeId, locationId, amenityIds } = ad
  const amenities = new Set(catalogue.amenities.map(({ id }) => id))
  const place = gazetteer.byId(locationId ?? 0)
  const isPlace = place !== undefined && place.kind !== 'emirate'
  const missing = (amenityIds ?? []).flatMap((id, at) => (amenities.has(id) ? [] : [at]))
  return [
    ...(adTypeId && !catalogue.adTypes.some(({ id }) => id === adTypeId)
      ? [unknown('adTypeId')]
      : []),
    ...typeFaults(ad, catalogue),
    ...(locationId && !isPlace ? [{ code: 'unknown_location' as const, path: 'locationId' }] : []),
    ...missing.map((at) => unknown(`amenityIds.${at}`)),
  ]
}

const isNeeded = (row: [string, AdField]): row is [AdFieldName, AdField & { required: number }] =>
  row[1].required !== undefined

/** Spec 5, "required" and "marked mandatory"; in the order of a refusal. */
const required = Object.entries<AdField>(adFields)
  .filter(isNeeded)
  .toSorted(([, one], [, other]) => one.required - other.required)
  .map(([name]) => name)

export function isRequired(path: string): boolean {
  const [name = ''] = path.split('.')
  return (
    required.some((one) => one === name) ||
    texts.some((text) => text === name) ||
    path.endsWith('ropertyTypeId')
  )
}

function textFaults(ad: AdFields): AdFault[] {
  return texts.flatMap((field) =>
    contentLanguages.flatMap((language): AdFault[] => {
      const { minimum } = adFields[field]
      const text = ad[field]?.[language] ?? ''
      const path = `${field}.${language}`
      if (text === '') return [{ code: 'required', path }]
      const isShort = Array.from(text).length < minimum
      return isShort ? [{ code: 'too_short', path, values: { minimum } }] : []
    }),
  )
}

function typeMissing(ad: AdFields): AdFault[] {
  if (typeIdOf(ad) !== null) return []
  const path = ad.category === 'commercial' ? 'commercialPropertyTypeId' : 'propertyTypeId'
  return [{ code: 'required', path }]
}

/** Spec 5: a video is mandatory, an upload or a link. */
const hasVideo = ({ videoUrl, videoIds }: AdFields) =>
  Boolean(videoUrl) || Boolean(videoIds?.length)

function planFaults({ paymentPlan }: AdFields): AdFault[] {
  if (!paymentPlan || planTotal(paymentPlan) === 100) return []
  return [{ code: 'payment_plan_total', path: 'paymentPlan' }]
}

export function submissionFaults(ad: AdFields, type: Kind): AdFault[] {
  const { purpose, ready, space } = ad
  const missing = required.filter(
    (field) => (ad[field] ?? '') === '' && isApplicable(field, { type, purpose, ready }),
  )
  const minimum = adFields.space.smallestShown
  const isSmall = typeof space === 'number' && space < minimum
  return [
    ...textFaults(ad),
    ...typeMissing(ad),
    ...missing.map((path): AdFault => ({ code: 'required', path })),
    ...(isSmall ? [{ code: 'too_small' as const, path: 'space', values: { minimum } }] : []),
    ...planFaults(ad),
    ...(hasVideo(ad) ? [] : [{ code: 'required' as const, path: 'videoUrl' }]),
  ]
}
