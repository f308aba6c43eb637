import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  communities: {
    en: 'Areas with many properties',
    ar: 'مناطق تكثر فيها العقارات',
  },
  emirates: { en: 'Across the seven emirates', ar: 'الإمارات السبع' },
  mediansNote: {
    en: 'Prices are medians of the homes advertised on this site.',
    ar: 'الأسعار قيم وسيطة محسوبة من إعلانات المساكن في موقعنا.',
  },
  salePrice: { en: 'Median asking price', ar: 'السعر الوسيط للبيع' },
  yearlyRent: { en: 'Median yearly rent', ar: 'الإيجار السنوي الوسيط' },
  medianOfAds: {
    en: { one: 'of {count} ad', other: 'of {count} ads' },
    ar: {
      zero: 'بدون إعلانات',
      one: 'من إعلان واحد',
      two: 'من إعلانين',
      few: 'من {count} إعلانات',
      many: 'من {count} إعلانًا',
      other: 'من {count} إعلان',
    },
  },
  forSale: {
    en: { one: '{count} for sale', other: '{count} for sale' },
    ar: {
      zero: 'لا عقارات للبيع',
      one: 'عقار واحد للبيع',
      two: 'عقاران للبيع',
      few: '{count} عقارات للبيع',
      many: '{count} عقارًا للبيع',
      other: '{count} عقار للبيع',
    },
  },
  forRent: {
    en: { one: '{count} for rent', other: '{count} for rent' },
    ar: {
      zero: 'لا عقارات للإيجار',
      one: 'عقار واحد للإيجار',
      two: 'عقاران للإيجار',
      few: '{count} عقارات للإيجار',
      many: '{count} عقارًا للإيجار',
      other: '{count} عقار للإيجار',
    },
  },
  noneThere: { en: 'No properties here yet', ar: 'لا توجد عقارات هنا بعد' },
} satisfies Phrases
