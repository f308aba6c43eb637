import type { FilterName, SearchParameters } from '../contract/filters.ts'
import type { Around, Box } from './map-areas.ts'

export type Range = { lft: number; rgt: number }

/** `values`, or `from` and more. */
export type Counts = { values: number[]; from: number | undefined }

/** Two masks of 64 bits as signed decimal text. */
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
 * A search in the numbers of property_search: codes for words, fils, millionths of a square metre,
 * ranges of the nested set. Absent means any. `property_type` holds the commercial types too, `near` its
 * radius, `published_within` the second since `publishedFrom`.
 */
export type Filter = { [Name in FilterName]?: StoredOf<SearchParameters[Name]> | undefined }
