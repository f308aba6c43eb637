import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  footer: {
    en: 'Dara · You receive this message because somebody logged in to your account.',
    ar: 'دارة · وصلتك هذه الرسالة لأن أحدهم سجّل الدخول إلى حسابك.',
  },
  deviceSubject: {
    en: 'A login from a new device',
    ar: 'تسجيل دخول من جهاز جديد',
  },
  deviceReason: {
    en: 'Your account was opened in a browser in which you had not logged in before: {device}, {moment} Dubai time, network address {address}.',
    ar: 'سُجّل الدخول إلى حسابك من متصفح لم تستخدمه من قبل: {device}، {moment} بتوقيت دبي، عنوان الشبكة {address}.',
  },
  deviceAdvice: {
    en: 'If it was you, there is nothing to do. If not, choose a new password at once: it ends all sessions.',
    ar: 'إن كنت أنت فلا داعي لأي إجراء. وإلا فاختر كلمة مرور جديدة فورًا، فهي تُنهي جميع الجلسات.',
  },
  deviceAction: { en: 'It was not me', ar: 'لم أكن أنا' },
} satisfies Phrases
