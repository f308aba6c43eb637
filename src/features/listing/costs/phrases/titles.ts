import type { Phrases } from '#i18n/phrases.ts'

/** Of the calculators and the finance form, which the footer of every page names. */
export const phrases = {
  mortgage: { en: 'Mortgage calculator', ar: 'حاسبة التمويل العقاري' },
  finance: { en: 'Apply for finance', ar: 'اطلب تمويلًا عقاريًا' },
  rent: { en: 'Rent increase calculator', ar: 'حاسبة زيادة الإيجار' },
} satisfies Phrases
