import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  buy: { en: 'Buy', ar: 'شراء' },
  rent: { en: 'Rent', ar: 'إيجار' },
  commercial: { en: 'Commercial', ar: 'تجاري' },
  offPlan: { en: 'Off-plan', ar: 'على الخارطة' },
} satisfies Phrases
