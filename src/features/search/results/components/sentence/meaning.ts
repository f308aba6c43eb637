import { meaningQuery, wantsMeaning } from '#features/search/filters/rules/sentence.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import type { Results } from '../results-model.ts'

/** Where the page goes on to when the words of its query mean filters that find something. */
export function meaningAddress(
  { meant }: Pick<Results, 'meant'>,
  { asked, path }: { asked: SearchQuery; path: string },
): string | undefined {
  return meant && wantsMeaning(asked) ? path + meaningQuery(meant.address, asked) : undefined
}
