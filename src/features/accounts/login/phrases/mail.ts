import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'You are receiving this email because your account was used to log in.',
    ar: 'وصلتك هذه الرسالة بسبب تسجيل دخول إلى حسابك.',
  },
  deviceSubject: { en: 'New login to your account', ar: 'تسجيل دخول من جهاز جديد' },
  deviceReason: {
    en: 'New login from {device}, {moment} (Dubai time), IP address {address}.',
    ar: 'سُجّل الدخول إلى حسابك من متصفح لم تستخدمه من قبل: \u2066{device}\u2069، {moment} بتوقيت دبي، عنوان الشبكة \u2066{address}\u2069.',
  },
  deviceAdvice: {
    en: 'If this was you, no action is needed. If not, change your password now; you will be logged out everywhere.',
    ar: 'إن كنت أنت من سجّل الدخول فلا داعي لأي إجراء. وإلا فغيّر كلمة المرور فورًا، وسيُسجَّل خروجك من جميع الأجهزة.',
  },
  deviceAction: { en: 'This was not me', ar: 'لم أسجّل الدخول' },
} satisfies Phrases
