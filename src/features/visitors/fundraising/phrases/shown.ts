import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Fundraising request', ar: 'طلب تمويل مشروع' },
  sentOn: { en: 'Sent on {day}', ar: 'أُرسل في {day}' },
  masked: {
    en: 'Phone and email are shown in full only to the sender.',
    ar: 'لا يظهر رقم الهاتف والبريد الإلكتروني كاملين إلا للمرسل.',
  },
  keepLink: {
    en: 'Keep the link of this page to see your request again.',
    ar: 'احتفظ برابط هذه الصفحة لترى طلبك مرة أخرى.',
  },
  documentNumber: { en: 'Document {number}', ar: 'المستند رقم {number}' },
  megabytes: { en: '{size} MB', ar: '{size} ميغابايت' },
  money: { en: '{currency} {amount}', ar: '{amount} {currency}' },
  AED: { en: 'AED', ar: 'درهم' },
  SAR: { en: 'SAR', ar: 'ريال' },
  USD: { en: 'USD', ar: 'دولار' },
  unknown: { en: 'This request does not exist', ar: 'هذا الطلب غير موجود' },
  unknownText: {
    en: 'The link may be incomplete, or the request was deleted when its storage period ended.',
    ar: 'قد يكون الرابط غير مكتمل، أو قد يكون الطلب حُذف بعد انتهاء مدة الاحتفاظ به.',
  },
  newRequest: { en: 'Request funding', ar: 'اطلب تمويل مشروعك' },
} satisfies Phrases
