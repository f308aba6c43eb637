import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  endingSubject: {
    en: 'Your package {name} ends on {day}',
    ar: 'تنتهي باقتك \u2068{name}\u2069 في {day}',
  },
  endingReason: {
    en: 'Your package {name} ends on {day}. The ads that use it leave the site then.',
    ar: 'تنتهي باقتك \u2068{name}\u2069 في {day}، ويتوقف عندها عرض الإعلانات التي تستخدمها.',
  },
  endingAdvice: {
    en: 'Renew it to keep them live. The new period starts when the current one ends.',
    ar: 'جدّدها لتبقى الإعلانات معروضة. تبدأ المدة الجديدة عند انتهاء المدة الحالية.',
  },
  endingAction: { en: 'Renew the package', ar: 'تجديد الباقة' },
  footer: {
    en: 'You are receiving this email because you have a package on our site.',
    ar: 'تصلك هذه الرسالة لأن لديك باقة في موقعنا.',
  },
} satisfies Phrases
