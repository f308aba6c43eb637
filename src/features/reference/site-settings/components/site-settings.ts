import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { readSettings, type Settings } from '../contract.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { call, type Dispatch } from '#platform/call.ts'

const fiveMinutes = 300_000
const fiveSeconds = 5_000

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

/** The HTML of every page carries this, so it holds only what every page shows, and one word for its forms. */
export function siteOf(settings: Settings, language: Language) {
  const { siteName, logo, social, defaultEmirate, measurement, mortgage } = settings
  const { address, ...contact } = settings.contact
  return {
    siteName,
    tagline: textIn(settings.tagline, language),
    logo,
    contact: { ...contact, address: address && textIn(address, language) },
    social,
    defaultEmirate,
    measurement,
    yearlyRate: mortgage.defaultRate,
  }
}

export type Site = ReturnType<typeof siteOf>

export const siteQuery = (options: CallOptions) =>
  queryOptions({
    queryKey: ['site', options.language],
    queryFn: async () => siteOf((await call(readSettings, {}, options)).settings, options.language),
  })

export const linkHostsQuery = (options: CallOptions) =>
  queryOptions({
    queryKey: ['link hosts'],
    queryFn: async () => (await call(readSettings, {}, options)).settings.linkHosts,
  })

/** The outermost loader fetches them; where that failed, the browser repeats the request. */
export function useSiteSettings() {
  const query = useQuery({
    ...siteQuery({ language: useLanguage() }),
    staleTime: fiveMinutes,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.status === 'error' ? fiveSeconds : false),
  })
  const { data, isError, isFetching, refetch } = query
  return { settings: data, isError, isFetching, retry: () => void refetch() }
}
