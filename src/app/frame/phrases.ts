import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  mainNavigation: { en: 'Main', ar: 'القائمة الرئيسية' },
  properties: { en: 'Properties', ar: 'العقارات' },
  menu: { en: 'Menu', ar: 'القائمة' },
  home: { en: 'Home page', ar: 'الصفحة الرئيسية' },
  postAd: { en: 'Post an ad', ar: 'أضف إعلانًا' },
  findAgent: { en: 'Find an agent', ar: 'ابحث عن وكيل' },
} satisfies Phrases
