import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  boughtPackage: {
    en: 'Package \u2068{name}\u2069, {duration}',
    ar: 'باقة \u2068{name}\u2069 لمدة {duration}',
  },
  renewedPackage: {
    en: 'Renewal of package \u2068{name}\u2069, {duration}',
    ar: 'تجديد باقة \u2068{name}\u2069 لمدة {duration}',
  },
  propertyRequest: { en: 'Fee of a property request', ar: 'رسوم طلب عقار' },
} satisfies Phrases
