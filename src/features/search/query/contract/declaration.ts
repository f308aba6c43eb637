import type { BrowserRefusalCode } from '#platform/endpoint/fields.ts'

/** Pairs such as `price_min` and `price_max` that are one filter to a visitor. */
export const ranges = ['price', 'space'] as const
export type Range = (typeof ranges)[number]

/** `anyChoice` is a word of the address that means any of `choices`. */
type Kind =
  | { kind: 'choice'; choices: readonly string[]; anyChoice?: string; usual?: string }
  | { kind: 'choices'; choices: readonly string[]; maximum: number }
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
 * `own`: the form has separate code. `purpose`: drawn for it alone, though other ads have it.
 * `isRare`: in the part of the form that is closed until one of its filters is set.
 */
type Sheet =
  | 'own'
  | {
      as: 'radios' | 'boxes' | 'select' | 'number' | 'text' | 'days' | 'flag'
      position: number
      purpose?: 'sale' | 'rent'
      isRare?: true
    }

/** `order` is that in the answer; a cell's key holds the choice in `bits` bits from `firstBit`. */
type Facet = { order: number; firstBit: number; bits: number; isAlwaysSet?: true }

export type Declaration = Kind & {
  /** It says how, and not what, is searched. */
  isOption?: true
  /** The page has tabs for it and no chip. */
  hasTabs?: true
  /** The parameter whose condition covers this one too. */
  partOf?: string
  range?: Range
  /** Only ads of this purpose have it. */
  purpose?: 'sale' | 'rent'
  /** `rules/derived.ts` computes its stored form, which does not follow from its kind. */
  isDerived?: true
  isIndexed?: true
  /** Rank among the filters that a search without results is tried without, the smallest first. */
  relaxation?: number
  sheet?: Sheet
  facet?: Facet
}

export type Declarations = Record<string, Declaration>

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

export type NamesWith<D, Shape> = {
  [Name in keyof D]: D[Name] extends Shape ? Name : never
}[keyof D]

export const facetsIn = (declarations: Declarations) =>
  Object.entries(declarations)
    .flatMap(([name, declaration]) => {
      const { facet } = declaration
      return facet ? [{ name, declaration, facet }] : []
    })
    .sort((one, other) => one.facet.order - other.facet.order)
