/** AED per square foot: to buy, and to rent for a year. */
export type UnitPrice = readonly [sale: number, rent: number]

/** What a place is known for; decides what its ads can say. */
export type Trait =
  | 'sea'
  | 'marina'
  | 'canal'
  | 'lake'
  | 'golf'
  | 'park'
  | 'skyline'
  | 'mountain'
  | 'desert'
  | 'metro'
  | 'family'
  | 'new'
  | 'old'
  | 'freehold'

export type PlaceMarket = {
  slug: string
  flat: UnitPrice
  house?: UnitPrice
  work?: UnitPrice
  land?: number
  traits: Trait[]
  /** How many ads of which type stand here: "apartment 12, commercial/land 1". */
  stock: string
  /** Where below the place its flats stand, and its houses: ends of slugs. */
  towers?: string
  clusters?: string
  /** Share of its homes that are not built yet. */
  offPlan?: number
}
