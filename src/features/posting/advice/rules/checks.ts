import type { RatedAd } from './quality.ts'
import { typeOf } from '#features/posting/fields/rules.ts'
import type { AdFields } from '#features/posting/fields/contract.ts'
import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer, Place } from '#features/reference/places/rules.ts'
import { typeNamesOf } from '#features/search/keywords/rules/query-interpretation.ts'
import type { OwnRow } from '#features/posting/own-ads/rules/own-ads.ts'
import { permitFaults } from '#features/listing/permits/rules.ts'
import { valuesOf } from '#i18n/bilingual.ts'

export type AdviceLookups = { gazetteer: Gazetteer; catalogue: Catalogue }

const namesOf = ({ name, aliases }: Place) => [...valuesOf(name), ...aliases].filter(Boolean)

function typeKnown(ad: AdFields, catalogue: Catalogue): RatedAd['type'] {
  const type = typeOf(ad, catalogue)
  if (!type) return undefined
  const called = typeNamesOf(catalogue).find(({ slug }) => slug === type.slug)
  return { slug: type.slug, names: called?.names ?? valuesOf(type.name) }
}

function hasPermit(row: OwnRow, path: readonly Place[], today: string): boolean {
  return permitFaults({ ...row, slugs: path.map(({ slug }) => slug) }, today).length === 0
}

const isReachable = (one: OwnRow['agent']) => Boolean(one?.phone ?? one?.whatsapp)

export function ratedOf(
  row: OwnRow,
  ad: AdFields,
  known: AdviceLookups & { today: string },
): RatedAd {
  const { gazetteer, catalogue, today } = known
  const path = gazetteer.pathOf(ad.locationId ?? 0)
  const place = path.at(-1)
  const amenities = catalogue.amenities.filter(({ id }) => ad.amenityIds?.includes(id))
  return {
    ad,
    type: typeKnown(ad, catalogue),
    placeNames: path.filter(({ kind }) => kind !== 'emirate').flatMap(namesOf),
    isExactPlace: place !== undefined && gazetteer.childrenOf(place.id).length === 0,
    amenityNames: amenities.flatMap(({ name }) => valuesOf(name)),
    images: row.images,
    hasPermit: hasPermit(row, path, today),
    hasContact: isReachable(row.agent) || isReachable(row.agency),
  }
}
