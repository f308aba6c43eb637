import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { fieldsOfType } from '#features/posting/fields/contract/ad-fields.ts'
import { planParts } from '#features/listing/payment-plan/contract.ts'
import { contentLanguages } from '#i18n/language.ts'
import { lists, plan, texts } from './paths.ts'
import type { Typed } from './values.ts'

/** `slugs` from the emirate down: which permit rules apply depends on them. */
export type ShownPlace = { id: number; path: { name: OwnProperty['name'] }[]; slugs: string[] }

/** `dubai/difc` gives `dubai` and `dubai/difc`. */
export const slugsOf = (slug: string) =>
  slug.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))

export function placeIn(typed: Typed): ShownPlace | undefined {
  return typed.place && typed.locationId ? (JSON.parse(typed.place) as ShownPlace) : undefined
}

const plain = fieldsOfType('line', 'link', 'choice', 'day', 'flag', 'integer', 'number')

const idsOf = (list: readonly { id: number | string }[]) => list.map(({ id }) => id)

function listsOf({ amenities, images, videoIds }: OwnProperty) {
  const imageIds = idsOf(images)
  const floorPlanIds = idsOf(images.filter(({ isFloorPlan }) => isFloorPlan))
  const fileIds = { amenityIds: idsOf(amenities), imageIds, floorPlanIds, videoIds }
  return lists.map((name) => [name, fileIds[name].length > 0 ? JSON.stringify(fileIds[name]) : ''])
}

function placeOf({ location }: OwnProperty) {
  if (!location) return []
  const { id, path } = location
  const place: ShownPlace = {
    id,
    path: path.map(({ name }) => ({ name })),
    slugs: path.map(({ slug }) => slug),
  }
  return [
    ['locationId', String(id)],
    ['place', JSON.stringify(place)],
  ]
}

const sharesOf = ({ paymentPlan }: OwnProperty) =>
  planParts.map((part) => [`${plan}.${part}`, String(paymentPlan?.[part] || '')])

/** A reference made of the id, for ads without one of the advertiser's: the form shows none. */
const isOurs = ({ id, referenceId }: OwnProperty) => referenceId === `DR-${id}`

export function typedOf(ad: OwnProperty): Typed {
  const same = plain.map((name) => [name, String(ad[name] ?? '')])
  const bilingual = texts.flatMap((text) =>
    contentLanguages.map((language) => [`${text}.${language}`, ad[text][language]]),
  )
  const ids = [
    ['adTypeId', ad.adType?.id],
    ['propertyTypeId', ad.propertyType?.id],
    ['commercialPropertyTypeId', ad.commercialPropertyType?.id],
    ['subscriptionId', ad.subscription?.id],
    ['qrCodeImageId', ad.qrCodeImage?.id],
    ['price', ad.price === ad.totalPrice ? '' : ad.price],
    ['referenceId', isOurs(ad) ? '' : ad.referenceId],
  ].map(([name, value]) => [name, String(value ?? '')])
  return Object.fromEntries([
    ...same,
    ...bilingual,
    ...ids,
    ...listsOf(ad),
    ...sharesOf(ad),
    ...placeOf(ad),
    ['currency', 'AED'],
  ]) as Typed
}
