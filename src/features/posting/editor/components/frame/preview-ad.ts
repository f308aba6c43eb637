import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { CardAd } from '#features/listing/property/components/card-ad.ts'
import { squareFoot } from '#i18n/area-factors.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { otherContentLanguage } from '#i18n/language.ts'
import type { Text } from '#i18n/phrases.ts'
import { phrases } from '../../phrases/screen.ts'
import { placeIn } from '../../rules/typed/of-property.ts'
import { type Typed, typeOf, type Value, type Values } from '../../rules/typed/values.ts'
import type { AdType } from '../ad-form-context.ts'
import type { PropertyType } from '#features/reference/catalogue/contract.ts'

type PreviewSource = {
  typed: Typed
  values: Values
  types: readonly PropertyType[]
  adTypes: readonly AdType[]
  /** The source of pictures, of which the form holds only ids. */
  saved: OwnProperty | undefined
}

const numberOf = (value: Value | undefined) => (typeof value === 'number' ? value : null)
const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '')

function textsOf(values: Values): Text {
  const name = bilingual((language) => textOf(values[`name.${language}`]))
  return bilingual(
    (language) =>
      name[language] || name[otherContentLanguage(language)] || phrases.noTitle[language],
  )
}

function spaceOf({ space, measurement }: Values) {
  const number = numberOf(space)
  if (number === null || !measurement) return null
  return measurement === 'sqm' ? number : number * squareFoot
}

function kindsOf({ typed, values, types, adTypes }: PreviewSource) {
  const type = typeOf(typed, types)
  const isCommercial = type?.category === 'commercial'
  return {
    adType: adTypes.find(({ id }) => id === values.adTypeId) ?? null,
    propertyType: type && !isCommercial ? type : null,
    commercialPropertyType: type && isCommercial ? type : null,
  }
}

function picturesOf({ values, saved }: PreviewSource) {
  const ids = (values.imageIds ?? []) as string[]
  return ids.flatMap((id) => saved?.images.filter((image) => image.id === id) ?? [])
}

export function previewOf(source: PreviewSource): CardAd {
  const { typed, values, saved } = source
  const price = numberOf(values.totalPrice)
  const spaceSqm = spaceOf(values)
  return {
    ...kindsOf(source),
    id: 0,
    referenceId: textOf(values.referenceId),
    name: textsOf(values),
    purpose: values.purpose === 'rent' ? 'rent' : 'sale',
    rentPeriod: (values.rentPeriod ?? 'yearly') as CardAd['rentPeriod'],
    totalPrice: price,
    pricePerSqm: spaceSqm && price ? price / spaceSqm : null,
    spaceSqm,
    rooms: numberOf(values.rooms),
    bathrooms: numberOf(values.bathrooms),
    ready: (values.ready ?? null) as CardAd['ready'],
    permitNumber: (values.permitNumber ?? null) as string | null,
    priceReduced: false,
    state: 'live',
    firstPublishedAt: null,
    location: { path: placeIn(typed)?.path ?? [] },
    images: picturesOf(source),
    agent: saved?.agent ?? null,
    agency: saved?.agency ?? null,
  }
}
