import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  riyalsUpTo: { en: 'Up to SAR {max}', ar: 'حتى {max} ريال سعودي' },
  riyalsFrom: { en: 'SAR {min} or more', ar: '{min} ريال سعودي فأكثر' },
  riyals: { en: 'SAR {min} to {max}', ar: 'من {min} إلى {max} ريال سعودي' },
  dirhamsUpTo: { en: 'Up to AED {max}', ar: 'حتى {max} درهم' },
  dirhamsFrom: { en: 'AED {min} or more', ar: '{min} درهم فأكثر' },
  dirhams: { en: 'AED {min} to {max}', ar: 'من {min} إلى {max} درهم' },
} satisfies Phrases
