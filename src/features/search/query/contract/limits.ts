/** Spec 9: a search names at most this many locations. */
export const maxLocations = 4

/** Characters of a keyword. */
export const maxKeywordLength = 100

/** Bedrooms and bathrooms that a search can ask for. */
export const maxRooms = 30

/** What a search is where its address does not say it. */
export const defaults = { unit: 'sqm', sort: 'featured', page: 1, limit: 20 } as const

/** The completion that means either. */
export const anyCompletion = 'all'

export const sorts = [
  'featured',
  'newest',
  'price_asc',
  'price_desc',
  'price_per_area_asc',
  'price_per_area_desc',
  'space_asc',
  'space_desc',
  'rooms_desc',
  'distance',
] as const
