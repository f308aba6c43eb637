import { type Language, pathInLanguage } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { phrases } from '../phrases/page.ts'
import type { AreaPage } from './area-query.ts'

type HeadContext = { origin: string; language: Language }

export function areaData({ crumbs }: Pick<AreaPage, 'crumbs'>, { origin, language }: HeadContext) {
  const emirates = { name: formatPhrase(phrases.emirates, language), address: '/emirates' }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [emirates, ...crumbs].map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + pathInLanguage(address, language),
    })),
  }
}
