import type { Phrases } from '#i18n/phrases.ts'

/** The words around every page of "my account". */
export const phrases = {
  area: { en: 'My account', ar: 'حسابي' },
  personal: { en: 'Personal information', ar: 'البيانات الشخصية' },
  security: { en: 'Password and security', ar: 'كلمة المرور والأمان' },
  users: { en: 'Users and agents', ar: 'المستخدمون والوكلاء' },
  failed: {
    en: 'Your account could not be loaded.',
    ar: 'تعذّر تحميل حسابك.',
  },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
} satisfies Phrases
