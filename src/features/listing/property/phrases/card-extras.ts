import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  compare: { en: 'Compare: {title}', ar: 'المقارنة: {title}' },
  previousPhoto: { en: 'Previous photo', ar: 'الصورة السابقة' },
  nextPhoto: { en: 'Next photo', ar: 'الصورة التالية' },
} satisfies Phrases
