import type { Phrases } from '#i18n/phrases.ts'

/** By the slug of the type. A type that operators add is called a property. */
export const goneTitles = {
  apartment: { en: 'This apartment is no longer available', ar: 'هذه الشقة لم تعد متاحة' },
  villa: { en: 'This villa is no longer available', ar: 'هذه الفيلا لم تعد متاحة' },
  palace: { en: 'This palace is no longer available', ar: 'هذا القصر لم يعد متاحًا' },
  land: { en: 'This plot is no longer available', ar: 'هذه الأرض لم تعد متاحة' },
  building: { en: 'This building is no longer available', ar: 'هذا المبنى لم يعد متاحًا' },
  chalet: { en: 'This chalet is no longer available', ar: 'هذا الشاليه لم يعد متاحًا' },
  farm: { en: 'This farm is no longer available', ar: 'هذه المزرعة لم تعد متاحة' },
  duplex: { en: 'This duplex is no longer available', ar: 'هذا الدوبلكس لم يعد متاحًا' },
  'rest-house': { en: 'This rest house is no longer available', ar: 'هذه الاستراحة لم تعد متاحة' },
  floor: { en: 'This floor is no longer available', ar: 'هذا الطابق السكني لم يعد متاحًا' },
  'office-space': { en: 'This office is no longer available', ar: 'هذا المكتب لم يعد متاحًا' },
  showroom: { en: 'This showroom is no longer available', ar: 'هذا المعرض لم يعد متاحًا' },
  townhouse: { en: 'This townhouse is no longer available', ar: 'هذا التاون هاوس لم يعد متاحًا' },
  penthouse: { en: 'This penthouse is no longer available', ar: 'هذا البنتهاوس لم يعد متاحًا' },
  'hotel-apartment': {
    en: 'This hotel apartment is no longer available',
    ar: 'هذه الشقة الفندقية لم تعد متاحة',
  },
  bungalow: { en: 'This bungalow is no longer available', ar: 'هذا البنغالو لم يعد متاحًا' },
  compound: { en: 'This compound is no longer available', ar: 'هذا المجمع السكني لم يعد متاحًا' },
  shop: { en: 'This shop is no longer available', ar: 'هذا المحل التجاري لم يعد متاحًا' },
  retail: {
    en: 'This retail space is no longer available',
    ar: 'هذه المساحة التجارية لم تعد متاحة',
  },
  warehouse: { en: 'This warehouse is no longer available', ar: 'هذا المستودع لم يعد متاحًا' },
  factory: { en: 'This factory is no longer available', ar: 'هذا المصنع لم يعد متاحًا' },
  'labour-camp': {
    en: 'This labour camp is no longer available',
    ar: 'سكن العمال هذا لم يعد متاحًا',
  },
  'staff-accommodation': {
    en: 'This staff accommodation is no longer available',
    ar: 'سكن الموظفين هذا لم يعد متاحًا',
  },
  'whole-floor': { en: 'This floor is no longer available', ar: 'هذا الطابق لم يعد متاحًا' },
  'half-floor': { en: 'This half floor is no longer available', ar: 'نصف الطابق هذا لم يعد متاحًا' },
  'business-centre': {
    en: 'This business centre is no longer available',
    ar: 'مركز الأعمال هذا لم يعد متاحًا',
  },
  'co-working-space': {
    en: 'This co-working space is no longer available',
    ar: 'مساحة العمل المشتركة هذه لم تعد متاحة',
  },
  'bulk-units': { en: 'These units are no longer available', ar: 'هذه الوحدات لم تعد متاحة' },
  restaurant: { en: 'This restaurant is no longer available', ar: 'هذا المطعم لم يعد متاحًا' },
  storage: { en: 'This storage space is no longer available', ar: 'هذا المخزن لم يعد متاحًا' },
  'medical-facility': {
    en: 'This medical facility is no longer available',
    ar: 'هذه المنشأة الطبية لم تعد متاحة',
  },
  hotel: { en: 'This hotel is no longer available', ar: 'هذا الفندق لم يعد متاحًا' },
} satisfies Phrases

export const phrases = {
  goneTitle: { en: 'This property is no longer available', ar: 'هذا العقار لم يعد متاحًا' },
  moreForSale: { en: 'See {types} for sale in {place}', ar: 'عرض {types} للبيع في {place}' },
  moreForRent: { en: 'See {types} for rent in {place}', ar: 'عرض {types} للإيجار في {place}' },
} satisfies Phrases
