import { phrases as ofCounts } from '#features/search/filters/phrases/show-results.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  residentialTypes: { en: 'Residential types', ar: 'الأنواع السكنية' },
  commercialTypes: { en: 'Commercial types', ar: 'الأنواع التجارية' },
  showResults: { en: 'Show properties', ar: 'عرض العقارات' },
  showCount: ofCounts.showCount,
  showMany: ofCounts.showMany,
  lowestPrice: { en: 'Lowest price', ar: 'أقل سعر' },
  highestPrice: { en: 'Highest price', ar: 'أعلى سعر' },
  noLowest: { en: 'No minimum', ar: 'بدون حد أدنى' },
  noHighest: { en: 'No maximum', ar: 'بدون حد أقصى' },
  commonPrices: { en: 'Common prices', ar: 'أسعار شائعة' },
  upTo: { en: 'Up to {price}', ar: 'حتى {price}' },
  between: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  orMore: { en: '{price} or more', ar: '{price} أو أكثر' },
  anyChoice: { en: 'Any', ar: 'الكل' },
  notLoaded: { en: 'These options could not be loaded.', ar: 'تعذّر تحميل هذه الخيارات.' },
  noOptions: { en: 'No options available', ar: 'لا توجد خيارات متاحة' },
} satisfies Phrases
