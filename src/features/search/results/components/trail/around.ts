import type { CardAd } from '#features/listing/property/components/card-ad.ts'
import type { Language } from '#i18n/language.ts'
import { decodeCards } from '../card-decoder.ts'
import { cardFields } from '../card-fields.ts'
import type { Results } from '../results-model.ts'

export type ResultPage = Pick<Results, 'ads' | 'page' | 'pages' | 'total' | 'totalIsExact'> & {
  search: Pick<Results['search'], 'limit'>
}

export type Neighbour = { ad: CardAd; page: number }

const idAt = cardFields.indexOf('id')

/** The number of the page that is needed too, where an ad is the first or last of its own. */
export function otherPage(id: number, { ads, page, pages }: ResultPage): number | undefined {
  const at = ads.findIndex((values) => values[idAt] === id)
  if (at === 0 && page > 1) return page - 1
  return at >= 0 && at === ads.length - 1 && page < pages ? page + 1 : undefined
}

type Pages = { page: ResultPage; other?: ResultPage | undefined }

/** `place` counts from 1 through the whole search. Undefined if the ad is not on the page any more. */
export function around(id: number, { page, other }: Pages, language: Language) {
  const cardsOf = (one: ResultPage | undefined): Neighbour[] =>
    one ? decodeCards(one.ads, language).map((ad) => ({ ad, page: one.page })) : []
  const own = cardsOf(page)
  const at = own.findIndex(({ ad }) => ad.id === id)
  if (at < 0) return
  const isBefore = other !== undefined && other.page < page.page
  const before = isBefore ? cardsOf(other) : []
  const row = [...before, ...own, ...(isBefore ? [] : cardsOf(other))]
  return {
    place: (page.page - 1) * page.search.limit + at + 1,
    total: page.total,
    totalIsExact: page.totalIsExact,
    previous: row[before.length + at - 1],
    next: row[before.length + at + 1],
  }
}

/** A query may hold further question marks. */
export const queryIn = (address: string): string => address.split('?').slice(1).join('?')

export const pageIn = (address: string): number =>
  Number(new URLSearchParams(queryIn(address)).get('page') ?? 1)

/** The first page has no `page` parameter. */
export function withPage(address: string, page: number): string {
  const [path = ''] = address.split('?')
  const parameters = new URLSearchParams(queryIn(address))
  parameters.delete('page')
  if (page > 1) parameters.set('page', String(page))
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}
