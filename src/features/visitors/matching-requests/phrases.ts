import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Requests that match your ads', ar: 'طلبات تناسب إعلاناتك' },
  note: {
    en: 'Property requests from visitors that match the purpose, type, location and price of your ads.',
    ar: 'طلبات عقارات من الزوار تناسب إعلاناتك من حيث الغرض والنوع والموقع والسعر.',
  },
  adsFit: {
    en: { one: 'Matches {count} of your ads', other: 'Matches {count} of your ads' },
    ar: {
      zero: 'لا يناسبه أي من إعلاناتك',
      one: 'يناسبه إعلان واحد من إعلاناتك',
      two: 'يناسبه إعلانان من إعلاناتك',
      few: 'تناسبه {count} إعلانات من إعلاناتك',
      many: 'يناسبه {count} إعلانًا من إعلاناتك',
      other: 'يناسبه {count} إعلان من إعلاناتك',
    },
  },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  notShared: {
    en: 'Contact details not shared',
    ar: 'بيانات التواصل غير متاحة للمعلنين',
  },
  none: {
    en: 'No requests match your ads at the moment',
    ar: 'لا توجد طلبات تناسب إعلاناتك حاليًا',
  },
  more: { en: 'Show more requests', ar: 'عرض المزيد من الطلبات' },
  failed: {
    en: 'The requests could not be loaded.',
    ar: 'تعذّر تحميل الطلبات.',
  },
} satisfies Phrases
