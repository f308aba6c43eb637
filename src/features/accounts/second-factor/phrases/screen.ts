import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  note: {
    en: 'After your password, enter a code from an app on your phone, so a stolen password is not enough.',
    ar: 'رمز من تطبيق على هاتفك بعد كلمة المرور، فلا تكفي كلمة مرور مسروقة لدخول حسابك.',
  },
  isOff: { en: 'Off', ar: 'متوقف' },
  isOn: { en: 'On', ar: 'مفعّل' },
  offText: {
    en: 'Your account is protected by your password only.',
    ar: 'تكفي كلمة المرور وحدها لدخول حسابك.',
  },
  onText: {
    en: 'Each login also asks for a code.',
    ar: 'يُطلب منك رمز إضافي عند كل تسجيل دخول.',
  },
  begin: { en: 'Set up', ar: 'إعداد' },
  startTitle: { en: 'Enter your password first', ar: 'أدخل كلمة المرور أولًا' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  next: { en: 'Continue', ar: 'متابعة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  scanTitle: {
    en: 'Add this account to your authenticator app',
    ar: 'أضف حسابك إلى تطبيق المصادقة',
  },
  scanText: {
    en: 'Scan this code with any authenticator app.',
    ar: 'امسح هذا الرمز بأي تطبيق مصادقة.',
  },
  picture: { en: 'QR code for the authenticator app', ar: 'رمز الاستجابة السريعة لتطبيق المصادقة' },
  openApp: { en: 'Open in the app', ar: 'فتح في التطبيق' },
  byHand: {
    en: 'Or type this key into the app:',
    ar: 'أو اكتب هذا المفتاح في التطبيق:',
  },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  code: { en: 'Code from the app', ar: 'الرمز الظاهر في التطبيق' },
  codeHint: {
    en: {
      one: '{count} digit. A new code appears every {duration}.',
      other: '{count} digits. A new code appears every {duration}.',
    },
    ar: {
      zero: '{count} رقم، ويظهر رمز جديد كل {duration}.',
      one: 'رقم واحد، ويظهر رمز جديد كل {duration}.',
      two: 'رقمان، ويظهر رمز جديد كل {duration}.',
      few: '{count} أرقام، ويظهر رمز جديد كل {duration}.',
      many: '{count} رقمًا، ويظهر رمز جديد كل {duration}.',
      other: '{count} رقم، ويظهر رمز جديد كل {duration}.',
    },
  },
  switchOn: { en: 'Turn on', ar: 'تفعيل' },
  codesTitle: { en: 'Save your recovery codes', ar: 'احفظ رموز الاسترداد' },
  codesText: {
    en: 'Two-step verification is on. Each code works once when you do not have your phone. They are shown only now: save them somewhere safe.',
    ar: 'تم تفعيل التحقق بخطوتين. إن لم يكن هاتفك معك فكل رمز من هذه الرموز يتيح لك الدخول مرة واحدة. لن تظهر مرة أخرى، فاحفظها في مكان آمن.',
  },
  codes: { en: 'Recovery codes', ar: 'رموز الاسترداد' },
  copyCodes: { en: 'Copy', ar: 'نسخ' },
  saveCodes: { en: 'Download', ar: 'تنزيل' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
  copyFailed: {
    en: 'Your browser blocked copying. Select and copy it yourself.',
    ar: 'لم يسمح المتصفح بالنسخ. حدّد النص وانسخه بنفسك.',
  },
  kept: { en: 'I have saved them', ar: 'لقد حفظتها' },
  end: { en: 'Turn off', ar: 'إيقاف' },
  endTitle: { en: 'Turn off two-step verification', ar: 'إيقاف التحقق بخطوتين' },
  endCode: { en: 'Verification code', ar: 'رمز التحقق' },
  endCodeHint: {
    en: 'From your authenticator app, or one of your recovery codes.',
    ar: 'من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  ended: { en: 'Two-step verification is off', ar: 'تم إيقاف التحقق بخطوتين' },
} satisfies Phrases
