import type { Phrases, Text } from '#i18n/phrases.ts'

/** What a type is called in running text. */
export const nouns: Record<string, Text> = {
  'residential/apartment': { en: 'apartment', ar: 'شقة' },
  'residential/penthouse': { en: 'penthouse', ar: 'بنتهاوس' },
  'residential/hotel-apartment': {
    en: 'hotel apartment',
    ar: 'شقة فندقية',
  },
  'residential/duplex': { en: 'duplex', ar: 'دوبلكس' },
  'residential/floor': { en: 'villa floor', ar: 'طابق سكني' },
  'residential/villa': { en: 'villa', ar: 'فيلا' },
  'residential/townhouse': { en: 'townhouse', ar: 'تاون هاوس' },
  'residential/bungalow': { en: 'bungalow', ar: 'بنغالو' },
  'residential/palace': { en: 'palace', ar: 'قصر' },
  'residential/compound': { en: 'villa compound', ar: 'مجمع فلل' },
  'residential/chalet': { en: 'chalet', ar: 'شاليه' },
  'residential/rest-house': { en: 'rest house', ar: 'استراحة' },
  'residential/farm': { en: 'farm', ar: 'مزرعة' },
  'residential/land': {
    en: 'residential plot',
    ar: 'أرض سكنية',
  },
  'residential/building': { en: 'residential building', ar: 'مبنى سكني' },
  'commercial/office-space': { en: 'office', ar: 'مكتب' },
  'commercial/whole-floor': { en: 'whole office floor', ar: 'طابق مكاتب كامل' },
  'commercial/half-floor': { en: 'half office floor', ar: 'نصف طابق مكاتب' },
  'commercial/business-centre': { en: 'business centre', ar: 'مركز أعمال' },
  'commercial/co-working-space': {
    en: 'co-working space',
    ar: 'مساحة عمل مشتركة',
  },
  'commercial/showroom': { en: 'showroom', ar: 'معرض' },
  'commercial/shop': { en: 'shop', ar: 'محل تجاري' },
  'commercial/retail': { en: 'retail unit', ar: 'مساحة تجارية' },
  'commercial/restaurant': { en: 'restaurant', ar: 'مطعم' },
  'commercial/medical-facility': {
    en: 'medical facility',
    ar: 'منشأة طبية',
  },
  'commercial/warehouse': { en: 'warehouse', ar: 'مستودع' },
  'commercial/storage': { en: 'storage unit', ar: 'مخزن' },
  'commercial/factory': { en: 'factory', ar: 'مصنع' },
  'commercial/labour-camp': { en: 'labour camp', ar: 'سكن عمال' },
  'commercial/staff-accommodation': {
    en: 'staff residence',
    ar: 'سكن موظفين',
  },
  'commercial/building': { en: 'commercial building', ar: 'مبنى تجاري' },
  'commercial/bulk-units': {
    en: 'group of units',
    ar: 'مجموعة وحدات',
  },
  'commercial/hotel': { en: 'hotel', ar: 'فندق' },
  'commercial/land': { en: 'commercial plot', ar: 'أرض تجارية' },
  studio: { en: 'studio', ar: 'استوديو' },
  'hotel-studio': { en: 'hotel studio', ar: 'استوديو فندقي' },
}

/** Arabic forms as they stand after a preposition, unless said otherwise. */
export const phrases = {
  home: {
    en: { one: '{count}-bedroom {type}', other: '{count}-bedroom {type}' },
    ar: {
      zero: '{type}',
      one: '{type} بغرفة نوم',
      two: '{type} بغرفتي نوم',
      few: '{type} من {count} غرف نوم',
      many: '{type} من {count} غرفة نوم',
      other: '{type} من {count} غرفة نوم',
    },
  },
  flat: { en: 'one-bedroom {type}', ar: '{type} بغرفة نوم وصالة' },
  rooms: {
    en: { one: '{count} bedroom', other: '{count} bedrooms' },
    ar: {
      zero: 'بدون غرف نوم',
      one: 'بغرفة نوم',
      two: 'بغرفتي نوم',
      few: 'بـ{count} غرف نوم',
      many: 'بـ{count} غرفة نوم',
      other: 'بـ{count} غرفة نوم',
    },
  },
  roomsPlain: {
    en: { one: '{count} bedroom', other: '{count} bedrooms' },
    ar: {
      zero: 'لا غرف نوم',
      one: 'غرفة نوم',
      two: 'غرفتا نوم',
      few: '{count} غرف نوم',
      many: '{count} غرفة نوم',
      other: '{count} غرفة نوم',
    },
  },
  roomsCount: {
    en: { one: '{count} room', other: '{count} rooms' },
    ar: {
      zero: 'لا غرف',
      one: 'غرفة واحدة',
      two: 'غرفتان',
      few: '{count} غرف',
      many: '{count} غرفة',
      other: '{count} غرفة',
    },
  },
  bathrooms: {
    en: { one: '{count} bathroom', other: '{count} bathrooms' },
    ar: {
      zero: 'لا حمامات',
      one: 'حمام واحد',
      two: 'حمامين',
      few: '{count} حمامات',
      many: '{count} حمامًا',
      other: '{count} حمام',
    },
  },
  cheques: {
    en: { one: '{count} cheque', other: '{count} cheques' },
    ar: {
      zero: 'بدون شيكات',
      one: 'شيك واحد',
      two: 'شيكين',
      few: '{count} شيكات',
      many: '{count} شيكًا',
      other: '{count} شيك',
    },
  },
  floors: {
    en: { one: '{count} floor', other: '{count} floors' },
    ar: {
      zero: 'أرضي',
      one: 'طابق واحد',
      two: 'طابقين',
      few: '{count} طوابق',
      many: '{count} طابقًا',
      other: '{count} طابق',
    },
  },
  sqft: {
    en: { one: '{count} sqft', other: '{count} sqft' },
    ar: {
      zero: '{count} قدم مربعة',
      one: '{count} قدم مربعة',
      two: '{count} قدم مربعة',
      few: '{count} أقدام مربعة',
      many: '{count} قدمًا مربعة',
      other: '{count} قدم مربعة',
    },
  },
  sqm: {
    en: { one: '{count} sqm', other: '{count} sqm' },
    ar: {
      zero: '{count} متر مربع',
      one: '{count} متر مربع',
      two: '{count} متر مربع',
      few: '{count} أمتار مربعة',
      many: '{count} مترًا مربعًا',
      other: '{count} متر مربع',
    },
  },
  within: { en: '{inner}, {outer}', ar: '{inner}، {outer}' },
} satisfies Phrases

export const numerals = 'no one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

/** When a home is handed over. */
export const quarters = [
  { en: 'the first quarter of {year}', ar: 'الربع الأول من {year}' },
  { en: 'the second quarter of {year}', ar: 'الربع الثاني من {year}' },
  { en: 'the third quarter of {year}', ar: 'الربع الثالث من {year}' },
  { en: 'the last quarter of {year}', ar: 'الربع الأخير من {year}' },
]
