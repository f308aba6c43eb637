import type { Phrases } from '#i18n/phrases.ts'

/** Apart from the other titles, which the page of results need not load. */
export const phrases = {
  ranking: { en: 'How we rank', ar: 'كيف نرتّب النتائج' },
} satisfies Phrases
