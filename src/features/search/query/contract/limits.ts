/** Spec 9: a search names at most this many locations. */
export const maxLocations = 4

/** Characters. */
export const maxKeywordLength = 100

export const maxRooms = 30

/** Values that an address leaves out. */
export const defaults = { unit: 'sqm', sort: 'featured', page: 1, limit: 20 } as const

/** Of each block of ads in the order `featured`, so that their mark is an exception. */
export const maxPromoted = 3
export const promotedBlock = 20

/** The value of `ready` that means either. */
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
