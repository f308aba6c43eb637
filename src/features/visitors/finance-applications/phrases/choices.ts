import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
} satisfies Phrases

const withinMonths = {
  en: { one: 'In {least} to {count} month', other: 'In {least} to {count} months' },
  ar: {
    zero: 'خلال {least} إلى {count} شهر',
    one: 'خلال {least} إلى {count} شهر',
    two: 'خلال {least} إلى {count} شهر',
    few: 'خلال {least} إلى {count} أشهر',
    many: 'خلال {least} إلى {count} شهرًا',
    other: 'خلال {least} إلى {count} شهر',
  },
}
const notDecided = { en: 'Not decided yet', ar: 'لم أقرر بعد' }

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
    '1-3-months': withinMonths,
    '3-6-months': withinMonths,
    '6-12-months': withinMonths,
    'not-decided': notDecided,
  },
  stage: {
    searching: { en: 'Still searching', ar: 'ما زلت أبحث' },
    viewing: { en: 'Viewing properties', ar: 'أعاين عقارات' },
    'made-an-offer': { en: 'Made an offer', ar: 'قدّمت عرضًا' },
    'not-decided': notDecided,
  },
  applicationType: {
    joint: { en: 'Joint', ar: 'مشترك' },
    single: { en: 'Single', ar: 'فردي' },
  },
  employmentSituation: {
    employed: { en: 'Employed', ar: 'موظف' },
    'self-employed': { en: 'Self-employed', ar: 'عمل حر' },
    'other-income': { en: 'Another source of income', ar: 'مصدر دخل آخر' },
  },
} satisfies Record<string, Phrases>
