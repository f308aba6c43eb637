import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Compare properties', ar: 'مقارنة العقارات' },
  description: {
    en: 'Up to {maximum} properties side by side: price, area, facts and amenities.',
    ar: 'عقارات جنبًا إلى جنب: السعر والمساحة والتفاصيل والمرافق. الحد الأقصى: {maximum}.',
  },
  tooMany: {
    en: 'You can compare up to {maximum} properties. Remove one to add another.',
    ar: 'الحد الأقصى لعدد العقارات في المقارنة: {maximum}. أزل عقارًا لتضيف غيره.',
  },
  leftOut: {
    en: 'Only the first {maximum} properties are compared.',
    ar: 'تقتصر المقارنة على العقارات الأولى. الحد الأقصى: {maximum}.',
  },
  gone: {
    en: 'Property no. {id} is no longer available',
    ar: 'العقار رقم {id} لم يعد متاحًا',
  },
  similar: { en: 'Similar properties', ar: 'عقارات مشابهة' },
  none: { en: 'Nothing to compare yet', ar: 'لا توجد عقارات للمقارنة بعد' },
  noneText: {
    en: 'Choose properties with the scales on their photos, or among your favourites.',
    ar: 'اختر العقارات بعلامة الميزان على صورها، أو من مفضلتك.',
  },
  search: { en: 'Search properties', ar: 'ابحث عن عقار' },
  favorites: { en: 'Favourites', ar: 'المفضلة' },
  another: {
    en: 'Choose another property to see what differs.',
    ar: 'اختر عقارًا آخر لترى الفروق.',
  },
  print: { en: 'Print', ar: 'طباعة' },

  bar: { en: 'Comparison', ar: 'المقارنة' },
  chosen: { en: '{count} of {maximum} chosen', ar: 'المختار: {count} من {maximum}' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  oneMore: { en: 'Choose one more', ar: 'اختر عقارًا آخر' },
  clear: { en: 'Clear', ar: 'مسح' },
  clearAll: { en: 'Clear the comparison', ar: 'مسح المقارنة' },
  unknown: { en: 'No longer available', ar: 'لم يعد متاحًا' },

  table: { en: 'Properties side by side', ar: 'العقارات جنبًا إلى جنب' },
  fact: { en: 'Fact', ar: 'البند' },
  onlyDifferent: { en: 'Show differences only', ar: 'عرض الفروق فقط' },
  legend: { en: 'Rows with this sign differ: ≠', ar: 'الصفوف المختلفة عليها هذه العلامة: ≠' },
  differs: { en: 'differs', ar: 'مختلف' },
  notGiven: { en: 'Not given', ar: 'غير مذكور' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  remove: { en: 'Remove {title}', ar: 'إزالة {title}' },

  photo: { en: 'Photo', ar: 'الصورة' },
  noPhoto: { en: 'No photo', ar: 'بدون صورة' },
  offer: { en: 'Offer', ar: 'العرض' },
  price: { en: 'Price', ar: 'السعر' },
  pricePerArea: { en: 'Price per area', ar: 'السعر حسب المساحة' },
  monthly: { en: 'Monthly cost', ar: 'التكلفة الشهرية' },
  monthlyNote: {
    en: 'For a sale: the estimated mortgage instalment at {rate}% a year. For a rent: the yearly rent divided by {months}.',
    ar: 'للبيع: القسط التقديري للتمويل بفائدة {rate}% سنويًا. وللإيجار: الإيجار السنوي مقسومًا على عدد الأشهر ({months}).',
  },
  location: { en: 'Location', ar: 'الموقع' },
  permit: { en: 'Permit no.', ar: 'رقم التصريح' },
  amenities: { en: 'Amenities', ar: 'المرافق والمزايا' },
} satisfies Phrases
