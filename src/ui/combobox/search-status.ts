/** How far a search for suggestions is; `idle` while there is nothing to search for. */
export type SearchStatus = 'idle' | 'loading' | 'failed' | 'ready'

/** The status of a search that `useQuery` makes while `isAsked`. */
export function searchStatus(
  { data, isError }: { data: unknown; isError: boolean },
  isAsked = true,
): SearchStatus {
  if (!isAsked) return 'idle'
  if (data !== undefined) return 'ready'
  return isError ? 'failed' : 'loading'
}
