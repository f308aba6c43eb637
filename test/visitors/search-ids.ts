import type { SearchIds } from '#features/visitors/alerts/queries/matching.ts'

/** The ids in arrays as PostgreSQL writes them. */
export async function listIds(batches: AsyncIterable<SearchIds>): Promise<string[]> {
  const found: string[] = []
  for await (const ids of batches) found.push(...ids.slice(1, -1).split(','))
  return found
}
