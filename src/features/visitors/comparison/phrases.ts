import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Compare properties', ar: 'مقارنة العقارات' },
  description: {
    en: 'Compare up to {maximum} properties side by side: price, area, details and amenities.',
    ar: 'قارن العقارات جنبًا إلى جنب من حيث السعر والمساحة والتفاصيل والمرافق. الحد الأقصى: {maximum}.',
  },
  tooMany: {
    en: 'You can compare up to {maximum} properties. Remove one to add another.',
    ar: 'الحد الأقصى لعدد العقارات في المقارنة: {maximum}. أزل عقارًا لتضيف غيره.',
  },
  leftOut: {
    en: 'Only the first {maximum} properties are compared.',
    ar: 'تشمل المقارنة العقارات الأولى فقط. الحد الأقصى: {maximum}.',
  },
  gone: {
    en: 'Property no. {id} is no longer available',
    ar: 'العقار رقم {id} لم يعد متاحًا',
  },
  similar: { en: 'Similar properties', ar: 'عقارات مشابهة' },
  none: { en: 'Nothing to compare yet', ar: 'لا توجد عقارات للمقارنة بعد' },
  noneText: {
    en: 'Choose properties with the scales icon on their photos, or from your favourites.',
    ar: 'اضغط رمز الميزان على صور العقارات التي تريد مقارنتها، أو اخترها من المفضلة.',
  },
  search: { en: 'Search properties', ar: 'ابحث عن عقار' },
  favorites: { en: 'Favourites', ar: 'المفضلة' },
  another: {
    en: 'Choose another property to see what differs.',
    ar: 'اختر عقارًا آخر لترى الفروق.',
  },

  bar: { en: 'Comparison', ar: 'المقارنة' },
  chosen: { en: '{count} of {maximum} chosen', ar: 'تم اختيار {count} من {maximum}' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  oneMore: { en: 'Choose one more', ar: 'اختر عقارًا آخر' },
  clear: { en: 'Clear', ar: 'مسح' },
  clearAll: { en: 'Clear the comparison', ar: 'مسح المقارنة' },
  unknown: { en: 'No longer available', ar: 'لم يعد متاحًا' },

  table: { en: 'Properties side by side', ar: 'العقارات جنبًا إلى جنب' },
  fact: { en: 'Detail', ar: 'البند' },
  onlyDifferent: { en: 'Show differences only', ar: 'عرض الفروق فقط' },
  legend: {
    en: 'The sign ≠ marks rows with differences.',
    ar: 'تدل العلامة ≠ على الصفوف التي فيها اختلاف.',
  },
  differs: { en: 'different', ar: 'مختلف' },
  notGiven: { en: 'Not given', ar: 'غير مذكور' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  remove: { en: 'Remove {title}', ar: 'إزالة {title}' },

  photo: { en: 'Photo', ar: 'الصورة' },
  noPhoto: { en: 'No photo', ar: 'بدون صورة' },
  offer: { en: 'Purpose', ar: 'الغرض' },
  price: { en: 'Price', ar: 'السعر' },
  pricePerArea: { en: 'Price per area', ar: 'السعر حسب المساحة' },
  monthly: { en: 'Monthly cost', ar: 'التكلفة الشهرية' },
  monthlyNote: {
    en: 'The monthly cost is the estimated mortgage instalment at {rate}% a year for properties for sale, and the yearly rent divided by {months} for properties for rent.',
    ar: 'التكلفة الشهرية للعقار المعروض للبيع هي القسط التقديري للتمويل العقاري بفائدة {rate}% سنويًا، وللعقار المعروض للإيجار هي الإيجار السنوي مقسومًا على {months}.',
  },
  location: { en: 'Location', ar: 'الموقع' },
  permit: { en: 'Permit no.', ar: 'رقم التصريح' },
  amenities: { en: 'Amenities', ar: 'المرافق والمزايا' },
} satisfies Phrases
