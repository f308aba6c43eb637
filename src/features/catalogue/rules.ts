export type Category = 'residential' | 'commercial'

export type Entry = { id: number; slug: string; name: { en: string; ar: string } }
export type PropertyType = Entry & {
  category: Category
  plural: { en: string; ar: string }
  feedCodes: string[]
}
export type Amenity = Entry & { group: string; feedCodes: string[] }

/** What an advertiser chooses from, in the order it is offered. */
export type CatalogueRows = {
  propertyTypes: PropertyType[]
  amenities: Amenity[]
  adTypes: Entry[]
  specialities: Entry[]
  languages: Entry[]
}

export type Catalogue = CatalogueRows & {
  typeById: (id: number) => PropertyType | undefined
  /** By id or slug; one slug may name a residential and a commercial type. */
  typesNamed: (idOrSlug: string) => PropertyType[]
  amenityNamed: (idOrSlug: string) => Amenity | undefined
  adTypeNamed: (idOrSlug: string) => Entry | undefined
}

function named<E extends Entry>(entries: E[], idOrSlug: string): E[] {
  return entries.filter((entry) => entry.slug === idOrSlug || String(entry.id) === idOrSlug)
}

export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const types = new Map(rows.propertyTypes.map((type) => [type.id, type]))
  return {
    ...rows,
    typeById: (id) => types.get(id),
    typesNamed: (idOrSlug) => named(rows.propertyTypes, idOrSlug),
    amenityNamed: (idOrSlug) => named(rows.amenities, idOrSlug)[0],
    adTypeNamed: (idOrSlug) => named(rows.adTypes, idOrSlug)[0],
  }
}
