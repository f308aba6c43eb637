import type {
  Amenity,
  Catalogue,
  Category,
  PropertyType,
} from '#features/reference/catalogue/rules.ts'
import { fold } from '#i18n/fold.ts'
import type { Text } from '#i18n/phrases.ts'
import type { Fields } from '#features/feeds/records/rules/fields.ts'
import { lineOf, listOf } from '#features/feeds/records/rules/values.ts'
import { valuesOf } from '#i18n/bilingual.ts'

const formOf = (name: string) => fold(name).replaceAll(' ', '')

function tableOf<Entry>(entries: readonly Entry[], names: (entry: Entry) => string[]) {
  const pairs = entries.flatMap((entry) =>
    names(entry).map((name) => [formOf(name), entry] as const),
  )
  // Reversed, so the first entry of a name wins: the spec's types come first.
  return new Map(pairs.toReversed())
}

const wordsFor = (entry: { id: number; slug: string; name: Text }) => [
  ...valuesOf(entry.name),
  entry.slug,
  String(entry.id),
]

type Kinds = { typeOf: (fields: Fields) => PropertyType | undefined } & {
  amenitiesOf: (fields: Fields) => number[]
}

const textIn = (value: unknown) => formOf(lineOf(value, 100))

/** The product's own type decides; the portal's word counts only where there is none (ADR 4). */
export function kindsOf(catalogue: Catalogue): Kinds {
  const tableFor = (category: Category) => {
    const types = catalogue.propertyTypes.filter((type) => type.category === category)
    return {
      named: tableOf(types, wordsFor),
      coded: tableOf(types, ({ feedCodes }) => feedCodes),
    }
  }
  const tables = { residential: tableFor('residential'), commercial: tableFor('commercial') }
  const find = (word: string, category: Category) =>
    tables[category].named.get(word) ?? tables[category].coded.get(word)
  const amenities = tableOf(catalogue.amenities, (amenity: Amenity) => [
    ...amenity.feedCodes,
    ...wordsFor(amenity),
  ])

  const typeOf = (fields: Fields) => {
    const commercialType = fields('commercialpropertytypeid', 'commercialpropertytype')
    const isCommercial = textIn(fields('category')) === 'commercial' || commercialType !== undefined
    const order: Category[] = ['residential', 'commercial']
    if (isCommercial) order.reverse()
    const words = [
      fields('propertytypeid', 'propertytypeslug', 'propertytype', 'propertytypenameen'),
      fields('commercialpropertytypeslug') ?? commercialType,
      fields('portaltype'),
    ].map(textIn)
    const found = words.flatMap((word) => order.map((category) => find(word, category)))
    return found.find((type) => type !== undefined)
  }

  const amenitiesOf = (fields: Fields) => {
    const slugOf = (entry: unknown) =>
      typeof entry === 'object' && entry !== null ? (entry as { slug?: unknown }).slug : entry
    const given = listOf(fields('amenityids', 'amenities'))
    const found = given.flatMap((entry) => amenities.get(textIn(slugOf(entry))) ?? [])
    return [...new Set(found.map(({ id }) => id))].sort((one, other) => one - other)
  }
  return { typeOf, amenitiesOf }
}
