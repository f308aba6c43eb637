import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  buy: { en: 'Buy', ar: 'شراء' },
  rent: { en: 'Rent', ar: 'استئجار' },
  invest: { en: 'Invest', ar: 'استثمار' },
  individual: { en: 'Individual', ar: 'فرد' },
  family: { en: 'Family', ar: 'عائلة' },
  company: { en: 'Company', ar: 'شركة' },
  investor: { en: 'Investor', ar: 'مستثمر' },
  phone: { en: 'Phone call', ar: 'مكالمة هاتفية' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
} satisfies Phrases
