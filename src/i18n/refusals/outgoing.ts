import type { Phrases } from '../phrases.ts'

export const outgoing = {
  address_invalid: {
    en: 'Enter a link that starts with https:// and contains no user name, password or port',
    ar: 'أدخل رابطًا يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ',
  },
  address_not_public: {
    en: 'This link does not lead to the public internet, so it cannot be fetched',
    ar: 'هذا الرابط لا يقود إلى موقع متاح على الإنترنت، لذلك لا يمكن جلبه',
  },
  address_unreachable: {
    en: 'The server of this link did not respond. Check the link, or try again later.',
    ar: 'لم يردّ الخادم على هذا الرابط. تحقّق منه أو حاول لاحقًا.',
  },
  address_refuses: {
    en: 'The other server refused the request (status {status})',
    ar: 'رفض الخادم الآخر الطلب (الحالة {status})',
  },
  address_redirects: {
    en: 'This link redirects more than {maximum} times',
    ar: 'عدد التحويلات في هذا الرابط أكبر من الحد الأقصى ({maximum})',
  },
  answer_too_large: {
    en: 'The file at this link is too large',
    ar: 'حجم الملف على هذا الرابط أكبر من المسموح',
  },
  answer_too_slow: {
    en: 'The other server was too slow. Please try again later.',
    ar: 'استغرق الخادم الآخر وقتًا أطول من المسموح. يُرجى المحاولة لاحقًا.',
  },
  answer_of_wrong_type: {
    en: 'This link returns a web page or another kind of file, not a feed',
    ar: 'هذا الرابط يقود إلى صفحة أو نوع آخر من الملفات وليس إلى ملف إعلانات',
  },
} satisfies Phrases
