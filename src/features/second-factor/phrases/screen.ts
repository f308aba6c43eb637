import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  password: { en: 'Password', ar: 'كلمة المرور' },
  code: { en: 'Code from the app', ar: 'الرمز من التطبيق' },
  codeHint: { en: 'Six digits; a new one each half minute', ar: 'ستة أرقام تتجدد كل نصف دقيقة' },
  endCodeHint: {
    en: 'Six digits from the app, or a recovery code',
    ar: 'ستة أرقام من التطبيق أو أحد رموز الاسترداد',
  },
  start: { en: 'Set up', ar: 'بدء الإعداد' },
  scan: {
    en: 'Scan this with an authenticator app, then enter the code it shows.',
    ar: 'امسح هذا الرمز بتطبيق مصادقة ثم أدخل الأرقام التي يعرضها.',
  },
  scanAlt: { en: 'QR code for the authenticator app', ar: 'رمز الاستجابة السريعة لتطبيق المصادقة' },
  byHand: { en: 'Or type this into the app:', ar: 'أو اكتب هذا في التطبيق:' },
  openApp: { en: 'Open the app on this device', ar: 'فتح التطبيق على هذا الجهاز' },
  confirm: { en: 'Switch on', ar: 'تفعيل' },
  on: { en: 'Two-step login is on.', ar: 'تسجيل الدخول بخطوتين مفعّل.' },
  end: { en: 'Switch off', ar: 'إيقاف' },
  ended: { en: 'Two-step login is off', ar: 'أُوقف تسجيل الدخول بخطوتين' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesNote: {
    en: 'Each opens your account once without the phone. They are shown only now: keep them on paper or where you keep passwords.',
    ar: 'يفتح كل رمز حسابك مرة واحدة من دون الهاتف. تظهر الآن فقط، فاحفظها على ورق أو حيث تحفظ كلمات المرور.',
  },
  copy: { en: 'Copy all', ar: 'نسخ الكل' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  kept: { en: 'I have kept them', ar: 'حفظتُها' },
} satisfies Phrases
