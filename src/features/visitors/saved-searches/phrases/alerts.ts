import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  frequency: { en: 'Email alerts', ar: 'تنبيهات البريد الإلكتروني' },
  instant: { en: 'Instantly', ar: 'فورًا' },
  daily: { en: 'Daily', ar: 'يوميًا' },
  weekly: { en: 'Weekly', ar: 'أسبوعيًا' },
  off: { en: 'No emails', ar: 'بدون رسائل' },
  email: { en: 'Your email', ar: 'بريدك الإلكتروني' },
  emailHint: {
    en: 'We will send a confirmation link to this address. Alerts start once you confirm.',
    ar: 'سنرسل رابط تأكيد إلى هذا البريد، وتبدأ التنبيهات بعد التأكيد.',
  },
  confirmSent: {
    en: 'We sent a confirmation link to {email}. Alerts start once you confirm.',
    ar: 'أرسلنا رابط تأكيد إلى \u2066{email}\u2069، وتبدأ التنبيهات بعد التأكيد.',
  },
  failed: { en: 'An error occurred.', ar: 'حدث خطأ.' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
} satisfies Phrases
