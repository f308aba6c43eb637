export type PageShape = 'cards' | 'ad' | 'page'

const lists = /^(\/(en|ar))?\/(properties|agents)\/?$/
const ads = /^(\/(en|ar))?\/properties\/\d+(\/|$)/

/** What stands in the place of a page that is on its way, by its address. */
export function shapeOf(path: string): PageShape {
  if (lists.test(path)) return 'cards'
  return ads.test(path) ? 'ad' : 'page'
}
