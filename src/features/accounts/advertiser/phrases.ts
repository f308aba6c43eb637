import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  verified: { en: 'Verified advertiser', ar: 'معلن موثّق' },
  brn: { en: 'BRN', ar: 'رقم بطاقة الوسيط' },
  orn: { en: 'ORN', ar: 'رقم المكتب العقاري' },
  languages: { en: 'Languages', ar: 'اللغات' },
  specialities: { en: 'Specialities', ar: 'التخصصات' },
  ads: {
    en: { one: '{count} ad', other: '{count} ads' },
    ar: {
      zero: 'لا إعلانات حاليًا',
      one: 'إعلان واحد',
      two: 'إعلانان',
      few: '{count} إعلانات',
      many: '{count} إعلانًا',
      other: '{count} إعلان',
    },
  },
  noAds: { en: 'No ads at the moment', ar: 'لا إعلانات حاليًا' },
} satisfies Phrases
