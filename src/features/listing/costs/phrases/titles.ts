import type { Phrases } from '#i18n/phrases.ts'

/** Of the calculators, which the footer of every page names. */
export const phrases = {
  mortgage: { en: 'Mortgage calculator', ar: 'حاسبة التمويل العقاري' },
  rent: { en: 'Rent increase calculator', ar: 'حاسبة زيادة الإيجار' },
} satisfies Phrases
