export type SearchStatus = 'idle' | 'loading' | 'failed' | 'ready'

export function searchStatus(
  { data, isError }: { data: unknown; isError: boolean },
  isAsked = true,
): SearchStatus {
  if (!isAsked) return 'idle'
  if (data !== undefined) return 'ready'
  return isError ? 'failed' : 'loading'
}
