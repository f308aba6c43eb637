import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  quality: { en: 'Ad quality', ar: 'جودة الإعلان' },
  inEnglish: { en: 'In English', ar: 'بالإنجليزية' },
  inArabic: { en: 'In Arabic', ar: 'بالعربية' },
  score: { en: '{score} of {maximum}', ar: '{score} من {maximum}' },
  toMend: {
    en: { one: '{count} thing to improve', other: '{count} things to improve' },
    ar: {
      zero: 'لا شيء ينقصه',
      one: 'نقطة واحدة للتحسين',
      two: 'نقطتان للتحسين',
      few: '{count} نقاط للتحسين',
      many: '{count} نقطة للتحسين',
      other: '{count} نقطة للتحسين',
    },
  },
  nothingToMend: { en: 'Nothing is missing', ar: 'لا ينقصه شيء' },
  worth: { en: '+{worth}', ar: '+{worth}' },
  agreement: { en: 'Text check', ar: 'فحص النصوص' },
  agrees: {
    en: 'No differences found between the texts and the fields.',
    ar: 'لم نجد اختلافًا بين النصوص والحقول.',
  },
  duplicates: { en: 'Possible duplicates', ar: 'إعلانات قد تكون مكررة' },
  noDuplicates: { en: 'No similar ads found.', ar: 'لا يوجد إعلان مشابه.' },
  samePermit: { en: 'Same permit number', ar: 'رقم التصريح نفسه' },
  sameHome: {
    en: 'Same location, type, bedrooms, area and price',
    ar: 'الموقع والنوع والغرف والمساحة والسعر نفسها',
  },
  yours: { en: 'Yours', ar: 'إعلانك' },
  untitled: { en: 'Untitled', ar: 'بلا عنوان' },
  newTab: { en: 'opens in a new tab', ar: 'يفتح في علامة تبويب جديدة' },
  loading: { en: 'Checking the ad', ar: 'جارٍ فحص الإعلان' },
  failed: { en: 'The ad could not be checked.', ar: 'تعذّر فحص الإعلان.' },
} satisfies Phrases
