import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  manyNew: { en: '{count}+ new', ar: 'أكثر من {count} جديدًا' },
  newCount: {
    en: { one: '{count} new', other: '{count} new' },
    ar: {
      zero: 'لا جديد',
      one: '{count} جديد',
      two: '{count} جديدان',
      few: '{count} جديدة',
      many: '{count} جديدًا',
      other: '{count} جديد',
    },
  },
} satisfies Phrases
