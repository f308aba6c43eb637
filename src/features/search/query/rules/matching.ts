import type { FilterName, SearchParameters } from '../contract/filters.ts'
import type { Around, Box } from './map-areas.ts'

export type Range = { lft: number; rgt: number }

/** `from`: this many and more. */
export type Counts = { values: number[]; from: number | undefined }

/** 64 bits each, as signed decimal text. */
export type Masks = { low: string; high: string }

type StoredOf<D> = D extends { of: 'amenities' }
  ? Masks
  : D extends { kind: 'choices' | 'names' | 'polygon' }
    ? number[]
    : D extends { kind: 'counts' }
      ? Counts
      : D extends { kind: 'flag' }
        ? boolean
        : D extends { kind: 'text' }
          ? string
          : D extends { kind: 'ids' }
            ? Range[]
            : D extends { kind: 'slug' }
              ? Range
              : D extends { kind: 'box' }
                ? Box
                : D extends { kind: 'point' }
                  ? Around
                  : number

/**
 * In codes and units of property_search: fils, millionths of a square metre, nested set ranges and
 * seconds since `publishedFrom`. `property_type` has commercial types too, `near` its radius.
 */
export type Filter = { [Name in FilterName]?: StoredOf<SearchParameters[Name]> | undefined }
