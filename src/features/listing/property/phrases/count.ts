import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  found: {
    en: { one: '{count} ad', other: '{count} ads' },
    ar: {
      zero: 'لا إعلانات',
      one: 'إعلان واحد',
      two: 'إعلانان',
      few: '{count} إعلانات',
      many: '{count} إعلانًا',
      other: '{count} إعلان',
    },
  },
} satisfies Phrases
