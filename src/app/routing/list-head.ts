import type { QueryKey } from '@tanstack/react-query'
import type { Language } from '#i18n/language.ts'
import { type PageHead, pageHead } from '../head.ts'
import type { RouteContext } from '../route-context.ts'

type At = { origin: string; language: Language }

type ListHead<Page> = {
  loaded: { words: Pick<PageHead, 'title' | 'description'>; language: Language } | undefined
  context: Pick<RouteContext, 'queryClient' | 'origin'>
  queryOf: (language: Language) => { queryKey: QueryKey }
  dataOf: (page: Page, at: At) => { type: string; children: string }[]
}

export function listHead<Page extends { address: string; isIndexed: boolean }>({
  loaded,
  context: { queryClient, origin },
  queryOf,
  dataOf,
}: ListHead<Page>) {
  if (!loaded) return {}
  const { language, words } = loaded
  const page = queryClient.getQueryData<Page>(queryOf(language).queryKey)
  if (!page) return {}
  const { address: path, isIndexed } = page
  const scripts = dataOf(page, { origin, language })
  return { ...pageHead({ ...words, path, language, origin, isIndexed }), scripts }
}
