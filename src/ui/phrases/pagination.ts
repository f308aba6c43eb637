import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  pages: { en: 'Pages', ar: 'الصفحات' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  pageNumber: { en: 'Page {page}', ar: 'الصفحة {page}' },
  pageOf: { en: 'Page {page} of {pages}', ar: 'الصفحة {page} من {pages}' },
} satisfies Phrases
