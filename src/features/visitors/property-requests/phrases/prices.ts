import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  riyalsUpTo: { en: 'SAR up to {max}', ar: 'حتى {max} ريال' },
  riyalsFrom: { en: 'SAR {min} or more', ar: '{min} ريال فأكثر' },
  riyals: { en: 'SAR {min} to {max}', ar: 'من {min} إلى {max} ريال' },
  dirhamsUpTo: { en: 'AED up to {max}', ar: 'حتى {max} درهم' },
  dirhamsFrom: { en: 'AED {min} or more', ar: '{min} درهم فأكثر' },
  dirhams: { en: 'AED {min} to {max}', ar: 'من {min} إلى {max} درهم' },
} satisfies Phrases
