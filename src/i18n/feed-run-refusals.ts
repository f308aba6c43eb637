import type { Phrases } from './phrases.ts'

/** The words of what keeps a feed from being fetched or taken over, and of what became of its ads. */
export const feedRunRefusals = {
  address_invalid: {
    en: 'Enter an address that begins with https:// and has no name, password or port in it',
    ar: 'أدخل رابطًا يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ',
  },
  address_not_public: {
    en: 'This address does not lead to the public internet, so it is not fetched',
    ar: 'هذا الرابط لا يقود إلى موقع متاح على الإنترنت، لذلك لا يمكن جلبه',
  },
  address_unreachable: {
    en: 'Nobody answered at this address. Check it, or try again later.',
    ar: 'لم يردّ الخادم على هذا الرابط. تحقّق منه أو حاول لاحقًا.',
  },
  address_refuses: {
    en: 'The other server refused to hand out the feed (status {status})',
    ar: 'رفض الخادم الآخر تسليم الملف (الحالة {status})',
  },
  address_redirects: {
    en: 'This address leads on to others more than three times',
    ar: 'يُحوّل هذا الرابط إلى روابط أخرى أكثر من ثلاث مرات',
  },
  answer_too_large: {
    en: 'What this address hands out is too large',
    ar: 'حجم الملف على هذا الرابط أكبر من المسموح',
  },
  answer_too_slow: {
    en: 'The other server was too slow. Try again later.',
    ar: 'كان الخادم الآخر أبطأ من المسموح. حاول لاحقًا.',
  },
  answer_of_wrong_type: {
    en: 'This address hands out a page or another kind of file, not a feed',
    ar: 'هذا الرابط يقود إلى صفحة أو نوع آخر من الملفات وليس إلى ملف إعلانات',
  },
  feed_running: {
    en: 'An import of your account is already running. Wait for its end or cancel it.',
    ar: 'هناك استيراد جارٍ لحسابك. انتظر حتى ينتهي أو ألغِه.',
  },
  feed_gone: {
    en: 'This file is no longer kept. Choose it again.',
    ar: 'لم يعد هذا الملف محفوظًا. اختره مرة أخرى.',
  },
  feed_not_scheduled: {
    en: 'Only a feed with an address can be read by itself',
    ar: 'القراءة التلقائية متاحة فقط للملفات التي لها رابط',
  },
  too_many_feeds: {
    en: 'An account has at most {maximum} feeds. Remove one you no longer need.',
    ar: 'الحد الأقصى للمصادر في الحساب الواحد: {maximum}. احذف مصدرًا لم تعد تحتاج إليه.',
  },
  feed_kind_needed: {
    en: 'Choose an XML, CSV or NDJSON file, packed by gzip or not',
    ar: 'اختر ملف XML أو CSV أو NDJSON، مضغوطًا أو غير مضغوط',
  },
  feed_says_deleted: {
    en: 'The feed says that this ad is deleted',
    ar: 'يذكر الملف أن هذا الإعلان محذوف',
  },
  absent_once: {
    en: 'The feed no longer has this ad. It is hidden if the next one lacks it too.',
    ar: 'لم يعد هذا الإعلان في الملف. سيُخفى إذا غاب في المرة القادمة أيضًا.',
  },
  absent_twice: {
    en: 'The feed lacks this ad for the second time',
    ar: 'يغيب هذا الإعلان عن الملف للمرة الثانية',
  },
  nothing_removed: {
    en: 'Left as it is, because the feed may not be whole',
    ar: 'تُرك كما هو لأن الملف قد لا يكون كاملًا',
  },
  row_failed: {
    en: 'This ad could not be saved. Tell us its reference if that happens again.',
    ar: 'تعذّر حفظ هذا الإعلان. أرسل إلينا رقمه المرجعي إذا تكرر ذلك.',
  },
  account_gone: { en: 'This account no longer exists', ar: 'لم يعد هذا الحساب موجودًا' },
} satisfies Phrases
