import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  /** Spec 8. */
  submitted: {
    en: 'Successfully submitted! We will contact you.',
    ar: 'تم الإرسال بنجاح! سنتواصل معك.',
  },
  sentOn: { en: 'Sent on {day}', ar: 'أُرسل في {day}' },
  keepLink: {
    en: 'Save the link to this page so that you can open it again.',
    ar: 'احتفظ برابط هذه الصفحة لتتمكن من فتحها مرة أخرى.',
  },
  masked: {
    en: 'On this page, phone and email are shown in full only to the sender and our team.',
    ar: 'لا يظهر رقم الهاتف والبريد الإلكتروني كاملين في هذه الصفحة إلا للمرسل ولفريقنا.',
  },
  loadFailed: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
