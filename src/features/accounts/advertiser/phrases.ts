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
  writtenInEnglish: { en: 'Written in English', ar: 'النص بالإنجليزية' },
  writtenInArabic: { en: 'Written in Arabic', ar: 'النص بالعربية' },
  noAds: { en: 'No ads at the moment', ar: 'لا إعلانات حاليًا' },
} satisfies Phrases

/** Labels of the fields for readers of the other language. */
export const secondTexts = {
  nameInEnglish: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameInArabic: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  jobInEnglish: { en: 'Job title in English', ar: 'المسمى الوظيفي بالإنجليزية' },
  jobInArabic: { en: 'Job title in Arabic', ar: 'المسمى الوظيفي بالعربية' },
  bioInEnglish: { en: 'About you in English', ar: 'نبذة عنك بالإنجليزية' },
  bioInArabic: { en: 'About you in Arabic', ar: 'نبذة عنك بالعربية' },
  secondHint: {
    en: 'Optional: shown to people who read the site in the other language.',
    ar: 'اختياري: يظهر لمن يتصفح الموقع باللغة الأخرى.',
  },
} satisfies Phrases
