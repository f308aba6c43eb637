import type { Phrases } from '#i18n/phrases.ts'

/** The words on an ad's card in lists. */
export const phrases = {
  noPrice: { en: 'No price yet', ar: 'لم يُحدَّد السعر بعد' },
  priceYearly: { en: 'a year', ar: 'سنويًا' },
  priceMonthly: { en: 'a month', ar: 'شهريًا' },
  priceWeekly: { en: 'a week', ar: 'أسبوعيًا' },
  priceDaily: { en: 'a day', ar: 'يوميًا' },
  perSqm: { en: '{price} per sqm', ar: '{price} للمتر المربع' },
  perSqft: { en: '{price} per sqft', ar: '{price} للقدم المربعة' },
  studio: { en: 'Studio', ar: 'استوديو' },
  beds: {
    en: { one: '{count} bed', other: '{count} beds' },
    ar: {
      zero: 'بدون غرف نوم',
      one: 'غرفة نوم',
      two: 'غرفتا نوم',
      few: '{count} غرف نوم',
      many: '{count} غرفة نوم',
      other: '{count} غرفة نوم',
    },
  },
  baths: {
    en: { one: '{count} bath', other: '{count} baths' },
    ar: {
      zero: 'بدون حمام',
      one: 'حمام واحد',
      two: 'حمامان',
      few: '{count} حمامات',
      many: '{count} حمامًا',
      other: '{count} حمام',
    },
  },
  featured: { en: 'Featured', ar: 'مميز' },
  offPlan: { en: 'Off-plan', ar: 'على الخارطة' },
  underOffer: { en: 'Under offer', ar: 'قيد التفاوض' },
  priceReduced: { en: 'Price reduced', ar: 'سعر مخفّض' },
  verified: { en: 'Verified advertiser', ar: 'معلن موثّق' },
  permit: { en: 'Permit no.', ar: 'رقم التصريح' },
  seen: { en: 'Seen', ar: 'شاهدته' },
  noPhotos: { en: 'No photos', ar: 'بدون صور' },
  previousPhoto: { en: 'Previous photo', ar: 'الصورة السابقة' },
  nextPhoto: { en: 'Next photo', ar: 'الصورة التالية' },
  call: { en: 'Call', ar: 'اتصل' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  enquiry: {
    en: 'Hello, I am interested in your property {reference}. Is it still available?',
    ar: 'السلام عليكم، أود الاستفسار عن العقار رقم {reference}. هل ما زال متاحًا؟',
  },
} satisfies Phrases
