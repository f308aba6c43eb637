import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  places: { en: 'Place or keyword', ar: 'المنطقة أو كلمة بحث' },
  placesHint: {
    en: 'City, community, tower…',
    ar: 'مدينة، حي، برج…',
  },
  morePlaces: { en: 'Add a place…', ar: 'أضف منطقة…' },
  removePlace: { en: 'Remove {place}', ar: 'إزالة {place}' },
  chosenPlaces: { en: 'Chosen places', ar: 'المناطق المختارة' },
  tooManyPlaces: {
    en: 'You can select up to 4 locations only',
    ar: 'يمكنك اختيار 4 مواقع كحد أقصى',
  },
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
