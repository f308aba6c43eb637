import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  propertyCount: {
    en: { one: '{count} property', other: '{count} properties' },
    ar: {
      zero: 'لا عقارات',
      one: 'عقار واحد',
      two: 'عقاران',
      few: '{count} عقارات',
      many: '{count} عقارًا',
      other: '{count} عقار',
    },
  },
} satisfies Phrases
