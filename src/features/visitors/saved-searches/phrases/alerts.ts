import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  frequency: { en: 'Email alerts', ar: 'تنبيهات البريد الإلكتروني' },
  instant: { en: 'Instantly', ar: 'فورًا' },
  daily: { en: 'Daily', ar: 'يوميًا' },
  weekly: { en: 'Weekly', ar: 'أسبوعيًا' },
  off: { en: 'No emails', ar: 'بدون رسائل' },
  email: { en: 'Your email', ar: 'بريدك الإلكتروني' },
  emailHint: {
    en: 'We send a link to this address first. Alerts begin once you have opened it.',
    ar: 'نرسل رابطًا إلى هذا البريد أولًا، وتبدأ التنبيهات بعد أن تفتحه.',
  },
  confirmSent: {
    en: 'We sent a link to {email}. Alerts begin once you have opened it.',
    ar: 'أرسلنا رابطًا إلى {email}، وتبدأ التنبيهات بعد أن تفتحه.',
  },
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
} satisfies Phrases
