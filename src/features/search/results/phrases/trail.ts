import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  trail: { en: 'Search results', ar: 'نتائج البحث' },
  backToResults: { en: 'Back to results', ar: 'العودة إلى النتائج' },
  placeOf: { en: '{place} of {total}', ar: '{place} من {total}' },
  placeOfMany: { en: '{place} of {total}+', ar: '{place} من أكثر من {total}' },
  previousResult: { en: 'Previous result: {title}', ar: 'النتيجة السابقة: {title}' },
  nextResult: { en: 'Next result: {title}', ar: 'النتيجة التالية: {title}' },
} satisfies Phrases
