import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  property_not_found: { en: 'This property does not exist', ar: 'هذا العقار غير موجود' },
  property_gone: {
    en: 'This property is no longer available',
    ar: 'هذا العقار لم يعد متاحًا',
  },
} satisfies Phrases
