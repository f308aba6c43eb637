import type { Phrases } from '#i18n/phrases.ts'

/** Titles of ads that came without one, and why a row was refused. */
export const phrases = {
  studioForSale: { en: 'Studio for sale in {place}', ar: 'استوديو للبيع في {place}' },
  studioForRent: { en: 'Studio for rent in {place}', ar: 'استوديو للإيجار في {place}' },
  roomsForSale: {
    en: {
      one: '{count}-bedroom {type} for sale in {place}',
      other: '{count}-bedroom {type} for sale in {place}',
    },
    ar: {
      zero: '{type} للبيع في {place}',
      one: '{type} بغرفة نوم واحدة للبيع في {place}',
      two: '{type} بغرفتي نوم للبيع في {place}',
      few: '{type} من {count} غرف نوم للبيع في {place}',
      many: '{type} من {count} غرفة نوم للبيع في {place}',
      other: '{type} من {count} غرفة نوم للبيع في {place}',
    },
  },
  roomsForRent: {
    en: {
      one: '{count}-bedroom {type} for rent in {place}',
      other: '{count}-bedroom {type} for rent in {place}',
    },
    ar: {
      zero: '{type} للإيجار في {place}',
      one: '{type} بغرفة نوم واحدة للإيجار في {place}',
      two: '{type} بغرفتي نوم للإيجار في {place}',
      few: '{type} من {count} غرف نوم للإيجار في {place}',
      many: '{type} من {count} غرفة نوم للإيجار في {place}',
      other: '{type} من {count} غرفة نوم للإيجار في {place}',
    },
  },
  forSale: { en: '{type} for sale in {place}', ar: '{type} للبيع في {place}' },
  forRent: { en: '{type} for rent in {place}', ar: '{type} للإيجار في {place}' },
  within: { en: '{place}, {community}', ar: '{place}، {community}' },
  tooLong: { en: 'The row is longer than {bytes} bytes', ar: 'الصف أطول من {bytes} بايت' },
  broken: { en: 'The row cannot be read', ar: 'تعذّرت قراءة الصف' },
  noId: {
    en: 'The row has no id, or one longer than {characters} characters',
    ar: 'لا يحمل الصف معرّفًا، أو أن معرّفه أطول من الحد الأقصى لعدد الأحرف ({characters})',
  },
  repeated: {
    en: 'An earlier row of this file has the same id',
    ar: 'ورد المعرّف نفسه في صف سابق من هذا الملف',
  },
  noPrice: {
    en: 'There is no price above zero and up to {price}',
    ar: 'لا يوجد سعر أكبر من صفر ولا يتجاوز {price}',
  },
  otherCurrency: {
    en: 'The price is not in UAE dirhams',
    ar: 'السعر ليس بالدرهم الإماراتي',
  },
  noPurpose: {
    en: 'The row does not say whether the property is for sale or for rent',
    ar: 'لا يذكر الصف إن كان العقار للبيع أم للإيجار',
  },
  noPlace: {
    en: 'We do not recognise this location. Import locations first.',
    ar: 'الموقع غير معروف لدينا. استورد المواقع أولًا.',
  },
  noType: { en: 'We do not recognise this property type', ar: 'نوع العقار غير معروف لدينا' },
  noName: { en: 'The location has no name', ar: 'لا يوجد اسم لهذا الموقع' },
  tooMany: { en: 'The file has too many locations', ar: 'عدد المواقع في الملف أكبر من المسموح' },
  noParent: {
    en: 'The parent location is neither in the file nor in our list',
    ar: 'الموقع الذي يتبعه ليس في الملف ولا ضمن مواقعنا',
  },
} satisfies Phrases
