import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Finance application', ar: 'طلب تمويل' },
  sentOn: { en: 'Sent on {day}', ar: 'أُرسل في {day}' },
  masked: {
    en: 'Contact details and amounts are shown only to the sender.',
    ar: 'لا تظهر بيانات التواصل والمبالغ إلا للمرسل.',
  },
  keepLink: {
    en: 'Keep the link of this page to see your application again.',
    ar: 'احتفظ برابط هذه الصفحة لترى طلبك مرة أخرى.',
  },
  unknown: { en: 'This application does not exist', ar: 'هذا الطلب غير موجود' },
  unknownText: {
    en: 'The link may be incomplete, or the application was closed and deleted.',
    ar: 'قد يكون الرابط غير مكتمل، أو قد يكون الطلب أُغلق ثم حُذف.',
  },
  loadFailed: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
