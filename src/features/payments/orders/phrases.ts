import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  months: {
    en: { one: '{count} month', other: '{count} months' },
    ar: {
      zero: '{count} شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
  },
  years: {
    en: { one: '{count} year', other: '{count} years' },
    ar: {
      zero: '{count} سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '{count} سنوات',
      many: '{count} سنة',
      other: '{count} سنة',
    },
  },
  boughtPackage: {
    en: 'Package \u2068{name}\u2069, {duration}',
    ar: 'باقة \u2068{name}\u2069، {duration}',
  },
  renewedPackage: {
    en: 'Renewal of package \u2068{name}\u2069, {duration}',
    ar: 'تجديد باقة \u2068{name}\u2069، {duration}',
  },
  propertyRequest: { en: 'Fee of a property request', ar: 'رسوم طلب عقار' },
} satisfies Phrases
