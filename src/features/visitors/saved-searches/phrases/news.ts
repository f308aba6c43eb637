import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  manyNew: { en: '{count}+ new', ar: 'الجديد: أكثر من {count}' },
  newCount: { en: '{count} new', ar: 'الجديد: {count}' },
} satisfies Phrases
