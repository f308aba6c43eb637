import { queryOptions } from '@tanstack/react-query'
import { showAccount } from '#features/accounts/account/contract.ts'
import type { Language } from '#i18n/language.ts'
import { userName } from '#platform/browser/bearer.ts'
import { call, type Version } from '#platform/call.ts'

export const ownProfile = ['own profile']

/** Never from the cache, because a change has to name the current version. */
export function ownProfileQuery(language: Language) {
  return queryOptions({
    queryKey: [...ownProfile, userName()],
    meta: { isPrivate: true },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const version: Version = {}
      const { user } = await call(showAccount, {}, { language, version })
      return { user, version }
    },
  })
}
