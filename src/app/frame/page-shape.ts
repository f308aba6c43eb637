import { pathWithoutLanguage } from '#i18n/language.ts'

export type PageShape = 'cards' | 'ad' | 'page'

const lists = /^\/(properties|agents)\/?$/
const ads = /^\/properties\/\d+(\/|$)/

export function shapeOf(path: string): PageShape {
  const bare = pathWithoutLanguage(path)
  if (lists.test(bare)) return 'cards'
  return ads.test(bare) ? 'ad' : 'page'
}
