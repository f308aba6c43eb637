import type { Phrase } from '#i18n/phrases.ts'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'

export const periods: Record<NonNullable<CardAd['rentPeriod']>, Phrase> = {
  yearly: phrases.priceYearly,
  monthly: phrases.priceMonthly,
  weekly: phrases.priceWeekly,
  daily: phrases.priceDaily,
}
