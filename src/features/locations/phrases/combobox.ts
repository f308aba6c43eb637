import type { Phrases } from '#i18n/phrases.ts'
import { phrases as field } from '../phrases.ts'

/** The words of the field with its suggestions. */
export const phrases = {
  ...field,
  removePlace: { en: 'Remove {place}', ar: 'إزالة {place}' },
  chosenPlaces: { en: 'Chosen places', ar: 'المناطق المختارة' },
  noPlace: {
    en: 'No results among places. Press Enter to search the ads for “{typed}”.',
    ar: 'لا توجد نتائج بين المناطق. اضغط زر البحث لتبحث في الإعلانات عن «{typed}».',
  },
  homesThere: {
    en: { one: '{count} home', other: '{count} homes' },
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
