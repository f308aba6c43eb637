import { phrases as rooms } from '#features/listing/property/phrases/rooms.ts'
import type { Phrases } from '#i18n/phrases.ts'

/** Phrases nest: `{what}` takes the phrase made before. English ones begin in lower case. */
export const phrases = {
  ...rooms,

  properties: { en: 'properties', ar: 'عقارات' },
  homes: { en: 'homes', ar: 'مساكن' },
  residential: { en: 'residential properties', ar: 'عقارات سكنية' },
  commercial: { en: 'commercial properties', ar: 'عقارات تجارية' },
  studios: { en: 'studios', ar: 'استوديوهات' },
  both: { en: '{one} and {other}', ar: '{one} و{other}' },

  studioOrOne: { en: 'studio and one-bedroom {what}', ar: '{what} استوديو أو بغرفة نوم' },
  bedroomsOrMore: {
    en: {
      one: '{what} with {count} or more bedrooms',
      other: '{what} with {count} or more bedrooms',
    },
    ar: {
      zero: '{what} بأي عدد من غرف النوم',
      one: '{what} بغرفة نوم أو أكثر',
      two: '{what} بغرفتي نوم أو أكثر',
      few: '{what} بـ{count} غرف نوم أو أكثر',
      many: '{what} بـ{count} غرفة نوم أو أكثر',
      other: '{what} بـ{count} غرفة نوم أو أكثر',
    },
  },
  oneOrTwoBedrooms: {
    en: '{what} with one or two bedrooms',
    ar: '{what} بغرفة نوم أو غرفتين',
  },
  bedroomRange: {
    en: {
      one: '{what} with {from} to {count} bedrooms',
      other: '{what} with {from} to {count} bedrooms',
    },
    ar: {
      zero: '{what} من {from} إلى {count} غرفة نوم',
      one: '{what} من {from} إلى {count} غرفة نوم',
      two: '{what} من {from} إلى {count} غرفة نوم',
      few: '{what} من {from} إلى {count} غرف نوم',
      many: '{what} من {from} إلى {count} غرفة نوم',
      other: '{what} من {from} إلى {count} غرفة نوم',
    },
  },

  readyWhat: { en: 'ready {what}', ar: '{what} جاهزة' },
  offPlanWhat: { en: 'off-plan {what}', ar: '{what} على الخارطة' },
  furnishedWhat: { en: 'furnished {what}', ar: '{what} مفروشة' },
  unfurnishedWhat: { en: 'unfurnished {what}', ar: '{what} غير مفروشة' },
  partlyWhat: { en: 'partly furnished {what}', ar: '{what} مفروشة جزئيًا' },

  forSale: { en: '{what} for sale in {place}', ar: '{what} للبيع في {place}' },
  forRent: { en: '{what} for rent in {place}', ar: '{what} للإيجار في {place}' },
  forYearlyRent: {
    en: '{what} for yearly rent in {place}',
    ar: '{what} للإيجار السنوي في {place}',
  },
  forMonthlyRent: {
    en: '{what} for monthly rent in {place}',
    ar: '{what} للإيجار الشهري في {place}',
  },
  forWeeklyRent: {
    en: '{what} for weekly rent in {place}',
    ar: '{what} للإيجار الأسبوعي في {place}',
  },
  forDailyRent: { en: '{what} for daily rent in {place}', ar: '{what} للإيجار اليومي في {place}' },
  inPlace: { en: '{what} in {place}', ar: '{what} في {place}' },

  country: { en: 'the UAE', ar: 'الإمارات' },
  placeWithin: { en: '{place}, {whole}', ar: '{place}، {whole}' },
  placeAndMore: {
    en: {
      one: '{place} and {count} more location',
      other: '{place} and {count} more locations',
    },
    ar: {
      zero: '{place}',
      one: '{place} وموقع آخر',
      two: '{place} وموقعين آخرين',
      few: '{place} و{count} مواقع أخرى',
      many: '{place} و{count} موقعًا آخر',
      other: '{place} و{count} موقع آخر',
    },
  },

  underPrice: { en: '{title} under {price}', ar: '{title} بأقل من {price}' },
  fromPrice: { en: '{title} from {price}', ar: '{title} ابتداءً من {price}' },
  betweenPrices: { en: '{title} from {price} to {most}', ar: '{title} من {price} إلى {most}' },
  matching: { en: '{title} with “{keyword}”', ar: '{title} تتضمن «{keyword}»' },

  titleAndTotal: {
    en: { one: '{title} · {count} property', other: '{title} · {count} properties' },
    ar: {
      zero: '{title} · لا عقارات',
      one: '{title} · عقار واحد',
      two: '{title} · عقاران',
      few: '{title} · {count} عقارات',
      many: '{title} · {count} عقارًا',
      other: '{title} · {count} عقار',
    },
  },
  titleAndMany: {
    en: '{title} · {count}+ properties',
    ar: '{title} · أكثر من {count} عقار',
  },

  pageTitle: { en: '{title} | {site}', ar: '{title} | {site}' },
  laterPageTitle: {
    en: '{title}, page {page} | {site}',
    ar: '{title}، الصفحة {page} | {site}',
  },
  description: {
    en: {
      one: '{title}: {count} ad with its price, photos, area and permit number. Call the advertiser or write on WhatsApp.',
      other:
        '{title}: {count} ads with prices, photos, areas and permit numbers. Call the advertiser or write on WhatsApp.',
    },
    ar: {
      zero: '{title}: لا إعلانات حاليًا. وسّع البحث أو تصفّح المناطق القريبة.',
      one: '{title}: إعلان واحد بالسعر والصور والمساحة ورقم التصريح. اتصل بالمعلن أو راسله عبر واتساب.',
      two: '{title}: إعلانان بالسعر والصور والمساحة ورقم التصريح. اتصل بالمعلن أو راسله عبر واتساب.',
      few: '{title}: {count} إعلانات بالأسعار والصور والمساحات وأرقام التصاريح. اتصل بالمعلن أو راسله عبر واتساب.',
      many: '{title}: {count} إعلانًا بالأسعار والصور والمساحات وأرقام التصاريح. اتصل بالمعلن أو راسله عبر واتساب.',
      other:
        '{title}: {count} إعلان بالأسعار والصور والمساحات وأرقام التصاريح. اتصل بالمعلن أو راسله عبر واتساب.',
    },
  },
} satisfies Phrases
