import type { Phrases } from '#i18n/phrases.ts'

/** Of a price and its currency only "to" may begin a line. */
export const phrases = {
  riyalsUpTo: { en: 'Up\u00a0to SAR\u00a0{max}', ar: 'حتى\u00a0{max}\u00a0ريال\u00a0سعودي' },
  riyalsFrom: { en: 'SAR\u00a0{min} or\u00a0more', ar: '{min}\u00a0ريال\u00a0سعودي فأكثر' },
  riyals: {
    en: 'SAR\u00a0{min} to\u00a0{max}',
    ar: 'من\u00a0{min} إلى\u00a0{max}\u00a0ريال\u00a0سعودي',
  },
  dirhamsUpTo: { en: 'Up\u00a0to about AED\u00a0{max}', ar: 'حتى نحو\u00a0{max}\u00a0درهم' },
  dirhamsFrom: {
    en: 'About AED\u00a0{min} or\u00a0more',
    ar: 'نحو\u00a0{min}\u00a0درهم فأكثر',
  },
  dirhams: {
    en: 'About AED\u00a0{min} to\u00a0{max}',
    ar: 'من نحو\u00a0{min} إلى\u00a0{max}\u00a0درهم',
  },
} satisfies Phrases
