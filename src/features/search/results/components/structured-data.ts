import { type Language, pathInLanguage } from '#i18n/language.ts'
import type { Results } from './results-model.ts'

type HeadContext = { origin: string; language: Language }

const listItem = (name: string, url: string, at: number) => ({
  '@type': 'ListItem',
  position: at + 1,
  name,
  item: url,
})

/** Only the place as a path: each ad has its structured data on its own page. */
export function resultsData({ crumbs }: Results, { origin, language }: HeadContext) {
  const url = (path: string) => origin + pathInLanguage(path, language)
  const path = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, address }, at) => listItem(label, url(address), at)),
  }
  return crumbs.length > 0 ? [path] : []
}
