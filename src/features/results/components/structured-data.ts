import { propertyAddress } from '#features/properties/contract.ts'
import { type Language, pathInLanguage } from '#i18n/language.ts'
import { namesOf } from './packed-ads.ts'
import type { Results } from './results-model.ts'

type At = { origin: string; language: Language }

const listItem = (name: string, url: string, at: number) => ({
  '@type': 'ListItem',
  position: at + 1,
  name,
  item: url,
})

/** What search engines read of a results page: its ads as a list, its place as a path. */
export function resultsData({ ads, shown, crumbs }: Results, { origin, language }: At) {
  const url = (path: string) => origin + pathInLanguage(path, language)
  const list = {
    '@type': 'ItemList',
    itemListElement: namesOf(ads, language).map((ad, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: url(propertyAddress(ad)),
    })),
  }
  const path = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, address }, at) => listItem(label, url(address), at)),
  }
  return [...(shown > 0 ? [list] : []), ...(crumbs.length > 0 ? [path] : [])]
}
