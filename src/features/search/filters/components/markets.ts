import { searchAddress } from '#features/search/query/contract/search.ts'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { phrases } from '../phrases/markets.ts'

/** `for` is the value of the home page's parameter, whose default is the first. */
export const markets = [
  { for: 'sale', name: phrases.buy, filters: { purpose: 'sale' } },
  { for: 'rent', name: phrases.rent, filters: { purpose: 'rent' } },
  { for: 'commercial', name: phrases.commercial, filters: { category: 'commercial' } },
  { for: 'off-plan', name: phrases.offPlan, filters: { ready: 'off-plan' } },
] as const

export type Market = (typeof markets)[number]

export function resultsOf(market: Market): string {
  return `/properties${searchAddress(market.filters)}`
}

export function marketFor(name: unknown): Market {
  return markets.find((market) => market.for === name) ?? markets[0]
}

type MarketQuery = { purpose?: string; category?: string; ready?: string }

export function marketOf(path: string, asked: MarketQuery): Market | undefined {
  if (!/^\/properties\/?$/.test(pathWithoutLanguage(path))) return
  if (asked.ready === 'off-plan') return markets[3]
  if (asked.category === 'commercial') return markets[2]
  return markets.find((market) => market.for === asked.purpose)
}
