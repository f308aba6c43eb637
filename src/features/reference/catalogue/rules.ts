import { fold, foldVariants, withoutArticle } from '#i18n/fold.ts'
import type { Text } from '#i18n/phrases.ts'
import { valuesOf } from '#i18n/bilingual.ts'

export type Category = 'residential' | 'commercial'

export type Entry = { id: number; slug: string; name: Text }
export type PropertyType = Entry & {
  category: Category
  plural: Text
  feedCodes: string[]
}
export type Amenity = Entry & { group: string; feedCodes: string[] }

export type CatalogueRows = {
  propertyTypes: PropertyType[]
  amenities: Amenity[]
  adTypes: Entry[]
  specialities: Entry[]
  languages: Entry[]
}

export type Catalogue = CatalogueRows & {
  typeById: (id: number) => PropertyType | undefined
  /** One slug may name a residential and a commercial type. */
  typesNamed: (idOrSlug: string) => PropertyType[]
  amenityNamed: (idOrSlug: string) => Amenity | undefined
  adTypeNamed: (idOrSlug: string) => Entry | undefined
}

/** Ads of this type come first in lists, so advertisers pay for its slots. */
export const promotedAdType = 'featured'

function findNamed<E extends Entry>(entries: E[], idOrSlug: string): E[] {
  return entries.filter((entry) => entry.slug === idOrSlug || String(entry.id) === idOrSlug)
}

export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const types = new Map(rows.propertyTypes.map((type) => [type.id, type]))
  return {
    ...rows,
    typeById: (id) => types.get(id),
    typesNamed: (idOrSlug) => findNamed(rows.propertyTypes, idOrSlug),
    amenityNamed: (idOrSlug) => findNamed(rows.amenities, idOrSlug)[0],
    adTypeNamed: (idOrSlug) => findNamed(rows.adTypes, idOrSlug)[0],
  }
}

function matchesEvery(words: string[], { name }: Amenity): boolean {
  const known = valuesOf(name)
    .flatMap(foldVariants)
    .flatMap((form) => form.split(' '))
  const begins = (start: string) => known.some((one) => one.startsWith(start))
  return words.every((word) => begins(word) || begins(withoutArticle(word) || word))
}

export function amenitiesFor(amenities: readonly Amenity[], query: string): Amenity[] {
  const words = fold(query).split(' ').filter(Boolean)
  const isOnlySigns = query !== '' && words.length === 0
  return isOnlySigns ? [] : amenities.filter((amenity) => matchesEvery(words, amenity))
}
