import type { Phrases } from '#i18n/phrases.ts'

/** Words of the choices of a filter, fetched when somebody comes near one. */
export const phrases = {
  pricesNow: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  residentialTypes: { en: 'Residential types', ar: 'الأنواع السكنية' },
  commercialTypes: { en: 'Commercial types', ar: 'الأنواع التجارية' },
  noOptions: { en: 'No options available', ar: 'لا توجد خيارات متاحة' },
} satisfies Phrases
