import type { Phrases } from '#i18n/phrases.ts'

/** Of the pages of text, which the footer of every page names. */
export const phrases = {
  aboutUs: { en: 'About us', ar: 'من نحن' },
  services: { en: 'Our services', ar: 'خدماتنا' },
  ranking: { en: 'How we rank', ar: 'كيف نرتّب النتائج' },
  terms: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  privacy: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
} satisfies Phrases
