import type { Phrases } from '#i18n/phrases.ts'
import { phrases as ofRanking } from './ranking.ts'

export const phrases = {
  aboutUs: { en: 'About us', ar: 'من نحن' },
  services: { en: 'Our services', ar: 'خدماتنا' },
  ...ofRanking,
  terms: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  privacy: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
} satisfies Phrases
