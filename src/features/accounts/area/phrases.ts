import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  area: { en: 'My account', ar: 'حسابي' },
  dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
  properties: { en: 'My properties', ar: 'عقاراتي' },
  postAd: { en: 'Post an ad', ar: 'أضف إعلانًا' },
  personal: { en: 'Profile', ar: 'الملف الشخصي' },
  security: { en: 'Security', ar: 'الأمان' },
  feeds: { en: 'Import and export', ar: 'الاستيراد والتصدير' },
  users: { en: 'Team', ar: 'الفريق' },
  slow: {
    en: 'This is taking longer than usual. We are still trying.',
    ar: 'يستغرق التحميل وقتًا أطول من المعتاد، وما زلنا نحاول.',
  },
  failed: {
    en: 'Your account could not be loaded.',
    ar: 'تعذّر تحميل حسابك.',
  },
} satisfies Phrases
