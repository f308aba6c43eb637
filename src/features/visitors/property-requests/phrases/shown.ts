import { phrases as ofSent } from '#features/visitors/forms/phrases/sent.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Property request', ar: 'طلب عقار' },
  openUntil: { en: 'Open until {day}', ar: 'سارٍ حتى {day}' },
  expired: { en: 'Expired on {day}', ar: 'انتهى في {day}' },
  sizeFrom: { en: 'Size', ar: 'المساحة' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  contactShared: { en: 'Contact by advertisers allowed', ar: 'السماح للمعلنين بالتواصل' },
  matchingSale: { en: 'Matching ads for sale', ar: 'إعلانات بيع تناسب طلبك' },
  matchingRent: { en: 'Matching ads for yearly rent', ar: 'إعلانات إيجار سنوي تناسب طلبك' },
  matchingCount: {
    en: { one: 'Show {count} ad', other: 'Show all {count} ads' },
    ar: {
      zero: 'لا إعلانات',
      one: 'عرض الإعلان',
      two: 'عرض الإعلانين',
      few: 'عرض {count} إعلانات',
      many: 'عرض {count} إعلانًا',
      other: 'عرض {count} إعلان',
    },
  },
  nothing: { en: 'No properties available', ar: 'لا توجد عقارات متاحة' },
  nothingText: {
    en: 'No ads match at the moment. We will contact you when one does.',
    ar: 'لا يوجد إعلان مناسب حاليًا. سنتواصل معك عند توفره.',
  },
  noRentText: {
    en: 'No ads for yearly rent match at the moment. We will contact you when one does.',
    ar: 'لا يوجد إعلان مناسب بإيجار سنوي حاليًا. سنتواصل معك عند توفره.',
  },
  widen: { en: 'Search all properties', ar: 'البحث في كل العقارات' },
  masked: ofSent.masked,
  unknown: { en: 'This request does not exist', ar: 'هذا الطلب غير موجود' },
  unknownText: {
    en: 'The link may be incomplete, or the request has expired and was deleted.',
    ar: 'قد يكون الرابط غير مكتمل، أو قد تكون مدة الطلب انتهت فحُذف.',
  },
  another: { en: 'Request a property', ar: 'اطلب عقارًا' },
} satisfies Phrases
