import type { BrowserRefusalCode } from '#platform/endpoint/fields.ts'

/** Pairs of parameters, such as `price_min` and `price_max`, that are one filter to a visitor. */
export const ranges = ['price', 'space'] as const
export type Range = (typeof ranges)[number]

/** What a parameter takes. `anyChoice` is a word of the address that means any of `choices`. */
type Kind =
  | { kind: 'choice'; choices: readonly string[]; anyChoice?: string; usual?: string }
  | { kind: 'choices'; choices: readonly string[]; maximum: number }
  /** Ids or slugs of entries of the catalogue. */
  | { kind: 'names'; of: 'types' | 'adTypes' | 'amenities'; maximum: number }
  | { kind: 'ids'; of: 'places'; maximum: number; code: BrowserRefusalCode }
  | { kind: 'slug'; of: 'places'; maximum: number }
  | { kind: 'id' }
  | { kind: 'text'; maximum: number }
  | { kind: 'integer'; minimum: number; maximum: number }
  /** `area` is in the unit of the search. */
  | { kind: 'number'; minimum: number; maximum: number; unit: 'AED' | 'area' | 'metres' }
  /** `2`, or `7+` for seven and more. */
  | { kind: 'counts'; maximum: number }
  | { kind: 'flag' }
  | { kind: 'box' }
  | { kind: 'point' }
  | { kind: 'polygon' }

/**
 * The field in the form of all filters. `own`: the form draws it by hand; `position`: its place among
 * those of its part; `purpose`: it is drawn for this purpose alone, though other ads have it too.
 */
type Sheet =
  | 'own'
  | {
      as: 'radios' | 'boxes' | 'select' | 'number' | 'text' | 'days' | 'flag'
      position: number
      purpose?: 'sale' | 'rent'
    }

/**
 * The counts of each choice. `order` is that on the wire; a key of the counted cells holds the choice in
 * `bits` bits from `firstBit` on; `isAlwaysSet`: every ad has one of the choices.
 */
type Facet = { order: number; firstBit: number; bits: number; isAlwaysSet?: true }

/** One parameter of a search. */
export type Declaration = Kind & {
  /** It says how, and not what, is searched. */
  isOption?: true
  /** The page has tabs for it and no chip. */
  hasTabs?: true
  /** The parameter whose condition covers this one too. */
  partOf?: string
  /** The chip that both ends share. */
  range?: Range
  /** Only ads of this purpose have it. */
  purpose?: 'sale' | 'rent'
  /** `rules/derived.ts` makes its form in the index table, since its kind alone does not say it. */
  isDerived?: true
  /** Pages with it are for search engines. */
  isIndexed?: true
  /** Its place among the filters that a search without results is tried without, the smallest first. */
  relaxation?: number
  sheet?: Sheet
  facet?: Facet
}

export type Declarations = Record<string, Declaration>

/** A parameter as a program reads it. */
export type ValueOf<D> = D extends { kind: 'choice'; choices: readonly (infer Word)[] }
  ? Word | (D extends { anyChoice: infer Any } ? Any : never)
  : D extends { kind: 'choices'; choices: readonly (infer Word)[] }
    ? Word[]
    : D extends { kind: 'names' | 'counts' }
      ? string[]
      : D extends { kind: 'ids' | 'box' | 'point' | 'polygon' }
        ? number[]
        : D extends { kind: 'flag' }
          ? boolean
          : D extends { kind: 'text' | 'slug' }
            ? string
            : number

/** The names of those declarations that have what `Shape` says. */
export type NamesWith<D, Shape> = {
  [Name in keyof D]: D[Name] extends Shape ? Name : never
}[keyof D]

/** The parameters with a facet, in the order of the wire. */
export const facetsIn = (declarations: Declarations) =>
  Object.entries(declarations)
    .flatMap(([name, declaration]) => {
      const { facet } = declaration
      return facet ? [{ name, declaration, facet }] : []
    })
    .sort((one, other) => one.facet.order - other.facet.order)
