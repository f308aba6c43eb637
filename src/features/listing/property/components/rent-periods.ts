import type { Phrase } from '#i18n/phrases.ts'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'

const periods: Record<NonNullable<CardAd['rentPeriod']>, Phrase> = {
  yearly: phrases.priceYearly,
  monthly: phrases.priceMonthly,
  weekly: phrases.priceWeekly,
  daily: phrases.priceDaily,
}

type Priced = { purpose: CardAd['purpose'] | null; rentPeriod: CardAd['rentPeriod'] }

/** Follows every rent: without it a rent looks like a price. Feeds may leave it out. */
export function periodOf({ purpose, rentPeriod }: Priced): Phrase | undefined {
  if (purpose !== 'rent') return undefined
  return rentPeriod ? periods[rentPeriod] : phrases.noPeriod
}
