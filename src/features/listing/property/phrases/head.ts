import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  pageTitle: { en: '{title} – {price} | {site}', ar: '{title} – {price} | {site}' },
  pageForSale: {
    en: '{type} for sale in {place}, {price}. {text}',
    ar: '{type} للبيع في {place} بسعر {price}. {text}',
  },
  pageForRent: {
    en: '{type} for rent in {place}, {price}. {text}',
    ar: '{type} للإيجار في {place} مقابل {price}. {text}',
  },
  goneTitle: { en: 'No longer available | {site}', ar: 'عقار لم يعد متاحًا | {site}' },
  goneText: {
    en: 'This property was sold, rented or withdrawn by its advertiser.',
    ar: 'بِيع هذا العقار أو أُجّر أو سحبه المعلن.',
  },
} satisfies Phrases
