import type { Phrases } from './phrases.ts'

/** The words of what keeps a feed from being fetched or taken over, and of what became of its ads. */
export const feedRunRefusals = {
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
    en: 'This link redirects more than three times',
    ar: 'يُحوّل هذا الرابط إلى روابط أخرى أكثر من ثلاث مرات',
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
  feed_running: {
    en: 'An import of your account is already running. Wait for it to finish, or cancel it.',
    ar: 'توجد عملية استيراد جارية في حسابك. انتظر حتى تنتهي أو ألغِها.',
  },
  feed_gone: {
    en: 'This file is no longer stored. Choose it again.',
    ar: 'لم يعد هذا الملف محفوظًا. اختره مرة أخرى.',
  },
  feed_not_scheduled: {
    en: 'Only feeds with a link can be refreshed automatically',
    ar: 'التحديث التلقائي متاح فقط للمصادر التي لها رابط',
  },
  too_many_feeds: {
    en: 'An account can have up to {maximum} feeds. Remove one you no longer need.',
    ar: 'الحد الأقصى للمصادر في الحساب الواحد: {maximum}. أزل مصدرًا لم تعد تحتاج إليه.',
  },
  feed_kind_needed: {
    en: 'Choose an XML, CSV or NDJSON file, plain or gzipped',
    ar: 'اختر ملف XML أو CSV أو NDJSON، مضغوطًا أو غير مضغوط',
  },
  feed_says_deleted: {
    en: 'The feed marks this ad as deleted',
    ar: 'هذا الإعلان محذوف بحسب الملف',
  },
  absent_once: {
    en: 'This ad is no longer in the feed. It will be hidden if it is missing next time too.',
    ar: 'لم يعد هذا الإعلان في الملف. سيُخفى إذا غاب في المرة القادمة أيضًا.',
  },
  absent_twice: {
    en: 'This ad is missing from the feed for the second time',
    ar: 'يغيب هذا الإعلان عن الملف للمرة الثانية',
  },
  goes_to_review: {
    en: 'This ad is under review and will go live once approved',
    ar: 'الإعلان قيد المراجعة، وسيُعرض بعد اعتماده',
  },
  nothing_removed: {
    en: 'Not changed, because the feed may be incomplete',
    ar: 'لم يتغيّر لأن الملف قد لا يكون كاملًا',
  },
  row_failed: {
    en: 'This ad could not be saved. If it happens again, send us its reference.',
    ar: 'تعذّر حفظ هذا الإعلان. أرسل إلينا رقمه المرجعي إذا تكرر ذلك.',
  },
  pictures_failed: {
    en: 'The photos of this ad could not be added. We will try again at the next import.',
    ar: 'تعذّرت إضافة صور هذا الإعلان، وستُعاد المحاولة في الاستيراد القادم.',
  },
  feed_membership_ended: {
    en: 'The import was stopped because you are no longer a member of the agency. Ads already imported stay with the agency; ads you import from now on are your own.',
    ar: 'أُنهي الاستيراد لأنك لم تعد ضمن فريق المكتب. ما استُورد قبل ذلك يبقى لدى المكتب، وما تستورده من الآن يكون باسمك.',
  },
  feed_run_crashed: {
    en: 'The import stopped twice at the same place, so we ended it and turned off automatic refresh for this feed. Ads already imported stay. Check the file, or send it to us.',
    ar: 'توقّف الاستيراد مرتين عند الموضع نفسه من الملف، فأنهيناه وأوقفنا التحديث التلقائي لهذا المصدر. ما استُورد قبل ذلك يبقى كما هو. تحقّق من الملف أو أرسله إلينا.',
  },
  account_gone: { en: 'This account no longer exists', ar: 'لم يعد هذا الحساب موجودًا' },
} satisfies Phrases
