import { phrases as ofSent } from '#features/visitors/forms/phrases/sent.ts'
import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  title: { en: 'Fundraising request', ar: 'طلب تمويل مشروع' },
  documentNumber: { en: 'Document {number}', ar: 'المستند رقم {number}' },
  megabytes: { en: '{size} MB', ar: '{size} ميغابايت' },
  AED: {
    en: { one: 'AED {amount}', other: 'AED {amount}' },
    ar: {
      zero: '{amount} درهم',
      one: '{amount} درهم',
      two: '{amount} درهم',
      few: '{amount} دراهم',
      many: '{amount} درهمًا',
      other: '{amount} درهم',
    },
  },
  SAR: {
    en: { one: 'SAR {amount}', other: 'SAR {amount}' },
    ar: {
      zero: '{amount} ريال',
      one: '{amount} ريال',
      two: '{amount} ريال',
      few: '{amount} ريالات',
      many: '{amount} ريالًا',
      other: '{amount} ريال',
    },
  },
  USD: {
    en: { one: 'USD {amount}', other: 'USD {amount}' },
    ar: {
      zero: '{amount} دولار',
      one: '{amount} دولار',
      two: '{amount} دولار',
      few: '{amount} دولارات',
      many: '{amount} دولارًا',
      other: '{amount} دولار',
    },
  },
  masked: ofSent.masked,
  unknown: { en: 'This request does not exist', ar: 'هذا الطلب غير موجود' },
  unknownText: {
    en: 'The link may be incomplete, or the request was deleted when its storage period ended.',
    ar: 'قد يكون الرابط غير مكتمل، أو قد يكون الطلب حُذف بعد انتهاء مدة الاحتفاظ به.',
  },
  another: { en: 'Request funding', ar: 'اطلب تمويل مشروعك' },
} satisfies Phrases
