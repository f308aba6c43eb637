import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Password and security', ar: 'كلمة المرور والأمان' },
  changeTitle: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  changeNote: {
    en: 'You stay logged in here and are logged out everywhere else.',
    ar: 'ستبقى مسجّل الدخول على هذا الجهاز، وسيُسجَّل خروجك من الأجهزة الأخرى.',
  },
  factorTitle: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  factorNote: {
    en: 'After your password, enter a code from an app on your phone, so a stolen password is not enough.',
    ar: 'رمز من تطبيق على هاتفك بعد كلمة المرور، فلا تكفي كلمة مرور مسروقة لدخول حسابك.',
  },
  sessionsTitle: { en: 'Where you are logged in', ar: 'الأجهزة التي سجّلت الدخول منها' },
  sessionsNote: {
    en: 'If you do not recognise a device, log it out and change your password.',
    ar: 'إن وجدت جهازًا لا تعرفه فسجّل الخروج منه وغيّر كلمة المرور.',
  },
  thisDevice: { en: 'This device', ar: 'هذا الجهاز' },
  lastUsed: { en: 'Last used {when}', ar: 'آخر استخدام {when}' },
  logOutThere: { en: 'Log out', ar: 'تسجيل الخروج' },
  logOutOf: { en: 'Log out of {device}', ar: 'تسجيل الخروج من {device}' },
  removed: { en: 'Removed successfully!', ar: 'تمت الإزالة بنجاح!' },
  everywhere: { en: 'Log out everywhere', ar: 'تسجيل الخروج من كل الأجهزة' },
  failed: { en: 'This could not be loaded.', ar: 'تعذّر تحميل هذه البيانات.' },
} satisfies Phrases
