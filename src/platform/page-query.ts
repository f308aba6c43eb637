import { queryOptions } from '@tanstack/react-query'
import { useLanguage } from '#i18n/words.tsx'
import { userName } from './browser/bearer.ts'
import { call, type Dispatch, type Input } from './call.ts'
import { type Access, type Endpoint, nameOf, type ReplyOf } from './endpoint/endpoint.ts'

type CallOptions = { language: string; dispatch?: Dispatch | undefined }

/** Whose answers are the same whoever is logged in. */
const open: readonly Access[] = ['public', 'link']

/**
 * A read as a cached query. A loader warms it with `context.queryClient.ensureQueryData(…)`, the
 * screen takes it with `useSuspenseQuery(…)`. Replies hold both languages, so one entry serves both.
 */
export function queryFor<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions) {
  const isPrivate = !open.includes(endpoint.access)
  return queryOptions<ReplyOf<E>>({
    // What is somebody's own is kept under their name: whoever logs in next never sees it.
    queryKey: [nameOf(endpoint), input, ...(isPrivate ? [userName()] : [])],
    meta: { isPrivate },
    queryFn: () => call(endpoint, input, options),
  })
}

export function useQueryFor<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryFor(endpoint, input, { language: useLanguage() })
}
