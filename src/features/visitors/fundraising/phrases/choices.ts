import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  residential: { en: 'Residential', ar: 'سكني' },
  commercial: { en: 'Commercial', ar: 'تجاري' },
  'mixed-use': { en: 'Mixed use', ar: 'متعدد الاستخدامات' },
  hospitality: { en: 'Hospitality', ar: 'فندقي وسياحي' },
  other: { en: 'Other', ar: 'نوع آخر' },
} satisfies Phrases
