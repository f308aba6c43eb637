import type { Phrases } from '#i18n/phrases.ts'

/** What search engines and tabs say of an ad's page. */
export const phrases = {
  pageTitle: { en: '{title} – {price} | {site}', ar: '{title} – {price} | {site}' },
  priceAndPeriod: { en: '{price} {period}', ar: '{price} {period}' },
  pageForSale: {
    en: '{type} for sale in {place}, {price}. {text}',
    ar: '{type} للبيع في {place} بسعر {price}. {text}',
  },
  pageForRent: {
    en: '{type} for rent in {place}, {price}. {text}',
    ar: '{type} للإيجار في {place} مقابل {price}. {text}',
  },
  goneTitle: { en: 'No longer on the market | {site}', ar: 'عقار لم يعد معروضًا | {site}' },
  goneText: {
    en: 'This property was sold, rented or taken down by its advertiser.',
    ar: 'تم بيع هذا العقار أو تأجيره، أو سحبه المعلن.',
  },
} satisfies Phrases
