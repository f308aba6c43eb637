import type { Rated } from '#features/ad-quality/rules.ts'
import { typeOf } from '#features/ad-rules/rules.ts'
import type { AdFields } from '#features/ad-rules/contract.ts'
import type { Catalogue } from '#features/catalogue/rules.ts'
import type { Gazetteer, Place } from '#features/gazetteer/rules.ts'
import { typeNamesOf } from '#features/meanings/rules.ts'
import type { OwnRow } from '#features/my-properties/rules.ts'
import { permitFaults } from '#features/permits/rules.ts'

export type Known = { gazetteer: Gazetteer; catalogue: Catalogue }

const namesOf = ({ name, aliases }: Place) => [name.en, name.ar, ...aliases].filter(Boolean)

function typeKnown(ad: AdFields, catalogue: Catalogue): Rated['type'] {
  const type = typeOf(ad, catalogue)
  if (!type) return undefined
  const called = typeNamesOf(catalogue).find(({ slug }) => slug === type.slug)
  return { slug: type.slug, names: called?.names ?? [type.name.en, type.name.ar] }
}

function hasPermit(row: OwnRow, path: readonly Place[], today: string): boolean {
  return permitFaults({ ...row, slugs: path.map(({ slug }) => slug) }, today).length === 0
}

const reaches = (one: OwnRow['agent']) => Boolean(one?.phone ?? one?.whatsapp)

/** An own ad with all that its quality is judged by. */
export function ratedOf(row: OwnRow, ad: AdFields, known: Known & { today: string }): Rated {
  const { gazetteer, catalogue, today } = known
  const path = gazetteer.pathOf(ad.locationId ?? 0)
  const place = path.at(-1)
  const amenities = catalogue.amenities.filter(({ id }) => ad.amenityIds?.includes(id))
  return {
    ad,
    type: typeKnown(ad, catalogue),
    placeNames: path.filter(({ kind }) => kind !== 'emirate').flatMap(namesOf),
    isExactPlace: place !== undefined && gazetteer.childrenOf(place.id).length === 0,
    amenityNames: amenities.flatMap(({ name }) => [name.en, name.ar]),
    images: row.images,
    hasPermit: hasPermit(row, path, today),
    hasContact: reaches(row.agent) || reaches(row.agency),
  }
}
