import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  showCount: {
    en: { one: 'Show {count} property', other: 'Show {count} properties' },
    ar: {
      zero: 'لا عقارات بهذه الشروط',
      one: 'عرض عقار واحد',
      two: 'عرض عقارين',
      few: 'عرض {count} عقارات',
      many: 'عرض {count} عقارًا',
      other: 'عرض {count} عقار',
    },
  },
  showMany: { en: 'Show {count}+ properties', ar: 'عرض أكثر من {count} عقار' },
} satisfies Phrases
