import type { SearchIds } from '#features/visitors/alerts/queries/matching.ts'

/** The ids in arrays as PostgreSQL writes them. */
export const listIds = (batches: readonly SearchIds[]): string[] =>
  batches.flatMap((ids) => ids.slice(1, -1).split(','))
