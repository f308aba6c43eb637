import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  account: { en: 'Account of {name}', ar: 'حساب {name}' },
  personal: { en: 'My account', ar: 'حسابي' },
  dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
  properties: { en: 'My properties', ar: 'عقاراتي' },
  postAd: { en: 'Post an ad', ar: 'أضف إعلانًا' },
  searches: { en: 'My searches', ar: 'عمليات البحث المحفوظة' },
  security: { en: 'Password and security', ar: 'كلمة المرور والأمان' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
  loggedOut: { en: 'You are logged out', ar: 'تم تسجيل خروجك' },
} satisfies Phrases
