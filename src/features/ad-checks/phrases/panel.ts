import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  quality: { en: 'Quality of the ad', ar: 'جودة الإعلان' },
  inEnglish: { en: 'In English', ar: 'بالإنجليزية' },
  inArabic: { en: 'In Arabic', ar: 'بالعربية' },
  score: { en: '{score} of 100', ar: '{score} من 100' },
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
  agreement: { en: 'Do the texts agree?', ar: 'هل النصوص متوافقة؟' },
  agrees: {
    en: 'The texts agree with each other and with the fields, as far as we can tell.',
    ar: 'النصان متوافقان فيما بينهما ومع الحقول، بحسب ما أمكننا التحقق منه.',
  },
  duplicates: { en: 'Is this ad here already?', ar: 'هل هذا الإعلان منشور من قبل؟' },
  noDuplicates: { en: 'No other ad looks like it.', ar: 'لا إعلان آخر يشبهه.' },
  samePermit: { en: 'Has the same permit number', ar: 'له رقم التصريح نفسه' },
  sameHome: {
    en: 'Same place, type, rooms, area and price',
    ar: 'الموقع والنوع والغرف والمساحة والسعر نفسها',
  },
  yours: { en: 'Yours', ar: 'إعلانك' },
  untitled: { en: 'Ad without a title', ar: 'إعلان بلا عنوان' },
  newTab: { en: 'opens in a new tab', ar: 'يفتح في نافذة جديدة' },
  loading: { en: 'Checking the ad', ar: 'جارٍ فحص الإعلان' },
  failed: { en: 'The ad could not be checked.', ar: 'تعذّر فحص الإعلان.' },
  tryAgain: { en: 'Try again', ar: 'أعد المحاولة' },
} satisfies Phrases
