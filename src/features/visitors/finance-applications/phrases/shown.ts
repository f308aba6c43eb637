import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Finance application', ar: 'طلب تمويل' },
  masked: {
    en: 'On this page, contact details and amounts are shown only to the sender and our team.',
    ar: 'لا تظهر بيانات التواصل والمبالغ في هذه الصفحة إلا للمرسل ولفريقنا.',
  },
  unknown: { en: 'This application does not exist', ar: 'هذا الطلب غير موجود' },
  unknownText: {
    en: 'The link may be incomplete, or the application was closed and deleted.',
    ar: 'قد يكون الرابط غير مكتمل، أو قد يكون الطلب أُغلق ثم حُذف.',
  },
} satisfies Phrases
