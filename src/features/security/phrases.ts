import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Password and security', ar: 'كلمة المرور والأمان' },
  changeTitle: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  changeNote: {
    en: 'You stay logged in here and are logged out everywhere else.',
    ar: 'تبقى مسجّلًا هنا ويُسجّل خروجك من الأجهزة الأخرى.',
  },
  factorTitle: { en: 'Two-step login', ar: 'تسجيل الدخول بخطوتين' },
  factorNote: {
    en: 'After the password, a code from an app on your phone: a stolen password alone opens nothing.',
    ar: 'بعد كلمة المرور رمزٌ من تطبيق على هاتفك، فلا تكفي كلمة مرور مسروقة للدخول.',
  },
  sessionsTitle: { en: 'Where you are logged in', ar: 'أين سجّلت الدخول' },
  sessionsNote: {
    en: 'If you do not know one of them, log it out and change your password.',
    ar: 'إن وجدت جهازًا لا تعرفه فأخرجه وغيّر كلمة المرور.',
  },
  thisDevice: { en: 'This device', ar: 'هذا الجهاز' },
  lastUsed: { en: 'Last used {when}', ar: 'آخر استخدام {when}' },
  logOutThere: { en: 'Log out', ar: 'تسجيل الخروج' },
  logOutOf: { en: 'Log out of {device}', ar: 'تسجيل الخروج من {device}' },
  removed: { en: 'Removed successfully!', ar: 'تمت الإزالة بنجاح!' },
  everywhere: { en: 'Log out everywhere', ar: 'تسجيل الخروج من كل الأجهزة' },
  failed: { en: 'This could not be loaded.', ar: 'تعذّر تحميل هذه البيانات.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
} satisfies Phrases
