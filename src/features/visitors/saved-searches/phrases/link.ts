import type { Phrases } from '#i18n/phrases.ts'

/** Apart from the others, since every page has the link. */
export const phrases = {
  mySearches: { en: 'My searches', ar: 'عمليات البحث المحفوظة' },
} satisfies Phrases
