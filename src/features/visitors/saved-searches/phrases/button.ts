import type { Phrases } from '#i18n/phrases.ts'

/** Apart from the others, since the page of results loads it at once. */
export const phrases = {
  saveSearch: { en: 'Save search', ar: 'حفظ البحث' },
} satisfies Phrases
