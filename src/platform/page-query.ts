import { queryOptions } from '@tanstack/react-query'
import { useLanguage } from '#i18n/words.tsx'
import { userName } from './browser/bearer.ts'
import { call, type Dispatch, type Input } from './call.ts'
import { type Access, type Endpoint, nameOf, type ReplyOf } from './endpoint/endpoint.ts'

type CallOptions = { language: string; dispatch?: Dispatch | undefined }

const open: readonly Access[] = ['public', 'link']

/** One entry serves both languages, as replies hold both. */
export function queryFor<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions) {
  const isPrivate = !open.includes(endpoint.access)
  return queryOptions<ReplyOf<E>>({
    // The name keeps private answers from the next user of the browser.
    queryKey: [nameOf(endpoint), input, ...(isPrivate ? [userName()] : [])],
    meta: { isPrivate },
    queryFn: () => call(endpoint, input, options),
  })
}

export function useQueryFor<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryFor(endpoint, input, { language: useLanguage() })
}
