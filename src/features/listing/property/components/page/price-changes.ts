import type { Property } from '../../contract.ts'

export type PriceChange = { at: string; price: number; percent: number | null }

export function listPriceChanges(history: Property['priceHistory']): PriceChange[] {
  return history
    .map(({ at, price }, index) => {
      const before = history[index - 1]?.price
      const percent = before ? Math.round(((price - before) / before) * 1000) / 10 : null
      return { at, price, percent }
    })
    .reverse()
}
