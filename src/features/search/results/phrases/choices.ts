import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  pricesNow: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  residentialTypes: { en: 'Residential types', ar: 'الأنواع السكنية' },
  commercialTypes: { en: 'Commercial types', ar: 'الأنواع التجارية' },
  noOptions: { en: 'No options available', ar: 'لا توجد خيارات متاحة' },
} satisfies Phrases
