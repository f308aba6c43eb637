import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import type { ChosenPlace } from '#features/search/query/contract/search.ts'
import type { Text } from '#i18n/phrases.ts'

type Entry = { id: number; slug: string; name: Text }

export type Vocabulary = {
  types: readonly PropertyType[]
  adTypes: readonly Entry[]
  amenities: readonly Entry[]
  places: readonly ChosenPlace[]
}

export function findEntries<E extends Entry>(entries: readonly E[], idOrSlug: string): E[] {
  return entries.filter(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug)
}
