import { phrases as counts } from '#features/reference/place-search/phrases/property-count.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  ...counts,
  path: { en: 'Breadcrumb', ar: 'مسار الصفحة' },
  emirates: { en: 'Emirates', ar: 'الإمارات' },
  within: { en: '{place}, {whole}', ar: '{place}، {whole}' },

  title: { en: 'Properties in {place}', ar: 'العقارات في {place}' },
  pageTitle: {
    en: 'Properties in {place}: prices and ads | {site}',
    ar: 'العقارات في {place}: الأسعار والإعلانات | {site}',
  },
  description: {
    en: {
      one: '{place}: {count} property for sale or rent, with median prices and property types.',
      other:
        '{place}: {count} properties for sale and rent, with median prices, property types and the latest ads.',
    },
    ar: {
      zero: '{place}: لا عقارات معروضة حاليًا. تصفّح المناطق القريبة أو أخبرنا بما تحتاج إليه.',
      one: '{place}: عقار واحد للبيع أو الإيجار، مع الأسعار الوسيطة وأنواع العقارات.',
      two: '{place}: عقاران للبيع والإيجار، مع الأسعار الوسيطة وأنواع العقارات وأحدث الإعلانات.',
      few: '{place}: {count} عقارات للبيع والإيجار، مع الأسعار الوسيطة وأنواع العقارات وأحدث الإعلانات.',
      many: '{place}: {count} عقارًا للبيع والإيجار، مع الأسعار الوسيطة وأنواع العقارات وأحدث الإعلانات.',
      other:
        '{place}: {count} عقار للبيع والإيجار، مع الأسعار الوسيطة وأنواع العقارات وأحدث الإعلانات.',
    },
  },
  indexTitle: { en: 'Properties by emirate', ar: 'العقارات حسب الإمارة' },
  indexPageTitle: {
    en: 'Properties by emirate: prices and areas | {site}',
    ar: 'العقارات حسب الإمارة: الأسعار والمناطق | {site}',
  },
  indexDescription: {
    en: 'The seven emirates and their areas: how many properties are for sale and rent, with home prices per square metre and yearly rents.',
    ar: 'الإمارات السبع ومناطقها: عدد العقارات المعروضة للبيع والإيجار، وأسعار المساكن للمتر المربع وإيجاراتها السنوية.',
  },

  showAll: {
    en: { one: 'Show {count} property', other: 'Show {count} properties' },
    ar: {
      zero: 'لا عقارات',
      one: 'عرض عقار واحد',
      two: 'عرض عقارين',
      few: 'عرض {count} عقارات',
      many: 'عرض {count} عقارًا',
      other: 'عرض {count} عقار',
    },
  },
  homePrices: { en: 'What homes cost', ar: 'أسعار المساكن' },
  offers: { en: 'For sale and for rent', ar: 'للبيع والإيجار' },
  pricesByEmirate: { en: 'What homes cost in each emirate', ar: 'أسعار المساكن في كل إمارة' },
  pricesNote: {
    en: 'Counts are of all properties. Medians are of homes alone, without land and whole buildings, and of rents by the year; “—” means that there are fewer than {least}.',
    ar: 'تشمل الأعداد كل العقارات، أما القيم الوسيطة فمن المساكن وحدها من دون الأراضي والمباني الكاملة، وللإيجار من الإيجارات السنوية وحدها. وتعني العلامة «—» أن عددها أقل من {least}.',
  },
  noMedian: {
    en: 'No median price: fewer than {least} ads to compare',
    ar: 'لا يوجد سعر وسيط: عدد الإعلانات القابلة للمقارنة أقل من {least}',
  },
  medianPrice: { en: 'Median price', ar: 'السعر الوسيط' },
  pricePerArea: { en: 'Price per area', ar: 'السعر حسب المساحة' },
  medianRent: { en: 'Median yearly rent', ar: 'الإيجار السنوي الوسيط' },
  rentPerArea: { en: 'Rent per area', ar: 'الإيجار حسب المساحة' },

  types: { en: 'By property type', ar: 'حسب نوع العقار' },
  residential: { en: 'Residential {type}', ar: '{type} سكنية' },
  commercial: { en: 'Commercial {type}', ar: '{type} تجارية' },
  otherTypes: {
    en: { one: '{count} other property type', other: '{count} other property types' },
    ar: {
      zero: 'لا أنواع أخرى',
      one: 'نوع آخر واحد',
      two: 'نوعان آخران',
      few: '{count} أنواع أخرى',
      many: '{count} نوعًا آخر',
      other: '{count} نوع آخر',
    },
  },
  areas: { en: 'Areas in {place}', ar: 'المناطق في {place}' },
  locations: { en: 'Locations in {place}', ar: 'المواقع في {place}' },
  withoutAds: {
    en: { one: '{count} location without ads', other: '{count} locations without ads' },
    ar: {
      zero: 'لا مواقع بدون إعلانات',
      one: 'موقع واحد بدون إعلانات',
      two: 'موقعان بدون إعلانات',
      few: '{count} مواقع بدون إعلانات',
      many: '{count} موقعًا بدون إعلانات',
      other: '{count} موقع بدون إعلانات',
    },
  },
  latest: { en: 'Latest properties', ar: 'أحدث العقارات' },
  seeAll: { en: 'See all', ar: 'عرض الكل' },
  agents: { en: 'Agents in {place}', ar: 'الوكلاء في {place}' },

  empty: { en: 'No properties available', ar: 'لا توجد عقارات متاحة' },
  emptyText: {
    en: 'There are no ads in {place} at the moment. Tell us what you need, and advertisers can answer.',
    ar: 'لا توجد إعلانات في {place} حاليًا. أخبرنا بما تحتاج إليه ليتمكن المعلنون من الرد عليك.',
  },
  request: { en: 'Request a property', ar: 'اطلب عقارًا' },
} satisfies Phrases
