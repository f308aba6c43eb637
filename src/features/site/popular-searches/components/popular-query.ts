import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { call, type Dispatch } from '#platform/call.ts'
import { listPopularSearches } from '../contract.ts'

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

/** The home page's HTML carries it, so it is in one language. */
export const popularQuery = (options: CallOptions) =>
  queryOptions({
    queryKey: ['popular searches', options.language],
    queryFn: async () => {
      const { searches } = await call(listPopularSearches, {}, options)
      return searches.map(({ label, url }) => ({ label: textIn(label, options.language), url }))
    },
  })
