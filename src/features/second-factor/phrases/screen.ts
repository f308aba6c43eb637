import type { Phrases } from '#i18n/phrases.ts'

/** The words of two-step login on /account/security. */
export const phrases = {
  title: { en: 'Two-step login', ar: 'تسجيل الدخول بخطوتين' },
  note: {
    en: 'After the password, a code from an app on your phone: a stolen password alone opens nothing.',
    ar: 'رمز من تطبيق على هاتفك بعد كلمة المرور، فلا تكفي كلمة مرور مسروقة لدخول حسابك.',
  },
  isOff: { en: 'Off', ar: 'متوقف' },
  isOn: { en: 'On', ar: 'مفعّل' },
  offText: {
    en: 'The password alone opens your account.',
    ar: 'تكفي كلمة المرور وحدها لدخول حسابك.',
  },
  onText: {
    en: 'Each login asks for a code as well.',
    ar: 'يُطلب منك رمز إضافي عند كل تسجيل دخول.',
  },
  begin: { en: 'Set it up', ar: 'ابدأ التفعيل' },
  startTitle: { en: 'First, your password', ar: 'أدخل كلمة المرور أولًا' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  next: { en: 'Continue', ar: 'متابعة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  scanTitle: {
    en: 'Add this account to your authenticator app',
    ar: 'أضف حسابك إلى تطبيق المصادقة',
  },
  scanText: {
    en: 'Scan this code with the app. Any authenticator app will do.',
    ar: 'امسح هذا الرمز بالتطبيق. يصلح لذلك أي تطبيق مصادقة.',
  },
  picture: { en: 'QR code for the authenticator app', ar: 'رمز الاستجابة السريعة لتطبيق المصادقة' },
  openApp: { en: 'Open it in the app', ar: 'افتحه في التطبيق' },
  byHand: {
    en: 'Or type this key into the app:',
    ar: 'أو اكتب هذا المفتاح في التطبيق:',
  },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  code: { en: 'Code from the app', ar: 'الرمز الظاهر في التطبيق' },
  codeHint: {
    en: 'Six digits. A new code comes every 30 seconds.',
    ar: 'ستة أرقام، ويظهر رمز جديد كل 30 ثانية.',
  },
  switchOn: { en: 'Switch it on', ar: 'تفعيل' },
  codesTitle: { en: 'Keep your recovery codes', ar: 'احفظ رموز الاسترداد' },
  codesText: {
    en: 'Two-step login is on. Without your phone, each of these codes lets you in once. They are shown only now: keep them where you will find them.',
    ar: 'فُعّل تسجيل الدخول بخطوتين. إن لم يكن هاتفك معك فكل رمز من هذه الرموز يتيح لك الدخول مرة واحدة. لن تظهر مرة أخرى، فاحفظها في مكان تصل إليه.',
  },
  codes: { en: 'Recovery codes', ar: 'رموز الاسترداد' },
  copyCodes: { en: 'Copy', ar: 'نسخ' },
  saveCodes: { en: 'Download', ar: 'تنزيل' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  copyFailed: {
    en: 'Your browser did not allow it. Select and copy it yourself.',
    ar: 'لم يسمح المتصفح بالنسخ. حدّد النص وانسخه بنفسك.',
  },
  kept: { en: 'I have kept them', ar: 'لقد حفظتها' },
  end: { en: 'Switch it off', ar: 'إيقاف' },
  endTitle: { en: 'Switch off two-step login', ar: 'إيقاف تسجيل الدخول بخطوتين' },
  endCode: { en: 'Security code', ar: 'رمز الأمان' },
  endCodeHint: {
    en: 'From your authenticator app, or one of your recovery codes.',
    ar: 'من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  ended: { en: 'Two-step login is off', ar: 'أُوقف تسجيل الدخول بخطوتين' },
} satisfies Phrases
