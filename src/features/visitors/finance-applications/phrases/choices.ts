import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
} satisfies Phrases

const notDecided = { en: 'Not decided yet', ar: 'لم أقرر بعد' }

/** By the words of the API. */
export const choices = {
  propertyType: {
    apartment: { en: 'Apartment', ar: 'شقة' },
    villa: { en: 'Villa', ar: 'فيلا' },
    land: { en: 'Land', ar: 'أرض' },
  },
  propertyStatus: {
    completed: { en: 'Completed', ar: 'مكتمل' },
    'under-construction': { en: 'Under construction', ar: 'قيد الإنشاء' },
  },
  mortgageType: {
    new: { en: 'New mortgage', ar: 'تمويل جديد' },
    existing: { en: 'Existing mortgage', ar: 'تمويل قائم' },
  },
  purchaseTime: {
    '1-3-months': { en: 'In 1 to 3 months', ar: 'خلال شهر إلى 3 أشهر' },
    '3-6-months': { en: 'In 3 to 6 months', ar: 'خلال 3 إلى 6 أشهر' },
    '6-12-months': { en: 'In 6 to 12 months', ar: 'خلال 6 أشهر إلى سنة' },
    'not-decided': notDecided,
  },
  stage: {
    searching: { en: 'Still searching', ar: 'ما زلت أبحث' },
    viewing: { en: 'Viewing properties', ar: 'أعاين عقارات' },
    'made-an-offer': { en: 'Made an offer', ar: 'قدّمت عرضًا' },
    'not-decided': notDecided,
  },
  applicationType: {
    joint: { en: 'Two people together', ar: 'شخصان معًا' },
    single: { en: 'One person', ar: 'شخص واحد' },
  },
  employmentSituation: {
    employed: { en: 'Employed', ar: 'موظف' },
    'self-employed': { en: 'Self-employed', ar: 'عمل حر' },
    'other-income': { en: 'Another source of income', ar: 'مصدر دخل آخر' },
  },
} satisfies Record<string, Phrases>
