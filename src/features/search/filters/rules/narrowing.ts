import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'

type Narrowing = Partial<PropertySearch>

type PlaceName = { id: number; slug: string; level: PlaceKind }

export const filterByPlace = ({ id, slug, level }: PlaceName): Narrowing =>
  level === 'emirate' ? { emirate: slug } : { locations: [id] }

export const filterByType = ({
  category,
  slug,
}: Pick<PropertyType, 'category' | 'slug'>): Narrowing =>
  category === 'commercial' ? { commercial_property_type: [slug] } : { property_type: [slug] }
