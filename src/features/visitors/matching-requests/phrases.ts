import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Requests that fit your ads', ar: 'طلبات تناسب إعلاناتك' },
  note: {
    en: 'What visitors are looking for, compared with the purpose, type, location and price of your ads.',
    ar: 'ما يبحث عنه الزوار، مقارنًا بالغرض والنوع والموقع والسعر في إعلاناتك.',
  },
  adsFit: {
    en: { one: '{count} of your ads fits', other: '{count} of your ads fit' },
    ar: {
      zero: 'لا إعلان يناسب',
      one: 'يناسبه إعلان واحد من إعلاناتك',
      two: 'يناسبه إعلانان من إعلاناتك',
      few: 'تناسبه {count} إعلانات من إعلاناتك',
      many: 'يناسبه {count} إعلانًا من إعلاناتك',
      other: 'يناسبه {count} إعلان من إعلاناتك',
    },
  },
  notShared: {
    en: 'Contact details are not shared',
    ar: 'بيانات التواصل غير متاحة',
  },
  none: { en: 'No request fits your ads at the moment', ar: 'لا يوجد طلب يناسب إعلاناتك حاليًا' },
  more: { en: 'Show more requests', ar: 'عرض المزيد من الطلبات' },
  failed: {
    en: 'The requests could not be loaded.',
    ar: 'تعذّر تحميل الطلبات.',
  },
} satisfies Phrases
