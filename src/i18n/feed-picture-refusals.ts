import type { Phrases } from './phrases.ts'

/** Why pictures that a feed names are not in their ad. */
export const feedPictureRefusals = {
  pictures_not_links: {
    en: {
      one: '{count} picture was not added: a picture needs a link that starts with https:// and contains no user name, password or port.',
      other:
        '{count} pictures were not added: a picture needs a link that starts with https:// and contains no user name, password or port.',
    },
    ar: {
      zero: 'لم تُضف صور: يجب أن يكون لكل صورة رابط يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ.',
      one: 'صورة واحدة لم تُضف: يجب أن يكون لكل صورة رابط يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ.',
      two: 'لم تُضف صورتان: يجب أن يكون لكل صورة رابط يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ.',
      few: 'لم تُضف {count} صور: يجب أن يكون لكل صورة رابط يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ.',
      many: 'لم تُضف {count} صورة: يجب أن يكون لكل صورة رابط يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ.',
      other:
        'لم تُضف {count} صورة: يجب أن يكون لكل صورة رابط يبدأ بـ https من دون اسم مستخدم أو كلمة مرور أو رقم منفذ.',
    },
  },
  pictures_not_public: {
    en: {
      one: '{count} picture was not added: the link does not lead to the public internet.',
      other: '{count} pictures were not added: the link does not lead to the public internet.',
    },
    ar: {
      zero: 'لم تُضف صور: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      one: 'صورة واحدة لم تُضف: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      two: 'لم تُضف صورتان: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      few: 'لم تُضف {count} صور: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      many: 'لم تُضف {count} صورة: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      other: 'لم تُضف {count} صورة: الرابط لا يقود إلى موقع متاح على الإنترنت.',
    },
  },
  pictures_unreachable: {
    en: {
      one: '{count} picture was not added: the server did not respond, or was too slow. Check the link.',
      other:
        '{count} pictures were not added: the server did not respond, or was too slow. Check the link.',
    },
    ar: {
      zero: 'لم تُضف صور: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      one: 'صورة واحدة لم تُضف: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      two: 'لم تُضف صورتان: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      few: 'لم تُضف {count} صور: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      many: 'لم تُضف {count} صورة: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      other: 'لم تُضف {count} صورة: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
    },
  },
  pictures_refused: {
    en: {
      one: '{count} picture was not added: the other server refused the request. Check that the link opens in a browser.',
      other:
        '{count} pictures were not added: the other server refused the request. Check that the link opens in a browser.',
    },
    ar: {
      zero: 'لم تُضف صور: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      one: 'صورة واحدة لم تُضف: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      two: 'لم تُضف صورتان: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      few: 'لم تُضف {count} صور: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      many: 'لم تُضف {count} صورة: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      other: 'لم تُضف {count} صورة: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
    },
  },
  pictures_postponed: {
    en: {
      one: '{count} picture was not added: the server failed too often, or too much was waiting. The next import tries again.',
      other:
        '{count} pictures were not added: the server failed too often, or too much was waiting. The next import tries again.',
    },
    ar: {
      zero: 'لم تُضف صور: تكرر تعطّل الخادم أو كثر ما ينتظر الجلب. ستُعاد المحاولة في الاستيراد القادم.',
      one: 'صورة واحدة لم تُضف: تكرر تعطّل الخادم أو كثر ما ينتظر الجلب. ستُعاد المحاولة في الاستيراد القادم.',
      two: 'لم تُضف صورتان: تكرر تعطّل الخادم أو كثر ما ينتظر الجلب. ستُعاد المحاولة في الاستيراد القادم.',
      few: 'لم تُضف {count} صور: تكرر تعطّل الخادم أو كثر ما ينتظر الجلب. ستُعاد المحاولة في الاستيراد القادم.',
      many: 'لم تُضف {count} صورة: تكرر تعطّل الخادم أو كثر ما ينتظر الجلب. ستُعاد المحاولة في الاستيراد القادم.',
      other:
        'لم تُضف {count} صورة: تكرر تعطّل الخادم أو كثر ما ينتظر الجلب. ستُعاد المحاولة في الاستيراد القادم.',
    },
  },
  pictures_unusable: {
    en: {
      one: '{count} picture was not added: the link does not lead to a JPEG, PNG or WebP picture that can be used.',
      other:
        '{count} pictures were not added: the link does not lead to a JPEG, PNG or WebP picture that can be used.',
    },
    ar: {
      zero: 'لم تُضف صور: لا يقود الرابط إلى صورة JPEG أو PNG أو WebP صالحة للاستخدام.',
      one: 'صورة واحدة لم تُضف: لا يقود الرابط إلى صورة JPEG أو PNG أو WebP صالحة للاستخدام.',
      two: 'لم تُضف صورتان: لا يقود الرابط إلى صورة JPEG أو PNG أو WebP صالحة للاستخدام.',
      few: 'لم تُضف {count} صور: لا يقود الرابط إلى صورة JPEG أو PNG أو WebP صالحة للاستخدام.',
      many: 'لم تُضف {count} صورة: لا يقود الرابط إلى صورة JPEG أو PNG أو WebP صالحة للاستخدام.',
      other: 'لم تُضف {count} صورة: لا يقود الرابط إلى صورة JPEG أو PNG أو WebP صالحة للاستخدام.',
    },
  },
  pictures_too_large: {
    en: {
      one: '{count} picture was not added: the file is too large.',
      other: '{count} pictures were not added: the file is too large.',
    },
    ar: {
      zero: 'لم تُضف صور: حجم الملف أكبر من المسموح.',
      one: 'صورة واحدة لم تُضف: حجم الملف أكبر من المسموح.',
      two: 'لم تُضف صورتان: حجم الملف أكبر من المسموح.',
      few: 'لم تُضف {count} صور: حجم الملف أكبر من المسموح.',
      many: 'لم تُضف {count} صورة: حجم الملف أكبر من المسموح.',
      other: 'لم تُضف {count} صورة: حجم الملف أكبر من المسموح.',
    },
  },
  pictures_without_room: {
    en: {
      one: '{count} picture was not added: your files have used up their storage. Delete some you no longer need.',
      other:
        '{count} pictures were not added: your files have used up their storage. Delete some you no longer need.',
    },
    ar: {
      zero: 'لم تُضف صور: استنفدت ملفاتك مساحة التخزين. احذف ما لم تعد تحتاج إليه.',
      one: 'صورة واحدة لم تُضف: استنفدت ملفاتك مساحة التخزين. احذف ما لم تعد تحتاج إليه.',
      two: 'لم تُضف صورتان: استنفدت ملفاتك مساحة التخزين. احذف ما لم تعد تحتاج إليه.',
      few: 'لم تُضف {count} صور: استنفدت ملفاتك مساحة التخزين. احذف ما لم تعد تحتاج إليه.',
      many: 'لم تُضف {count} صورة: استنفدت ملفاتك مساحة التخزين. احذف ما لم تعد تحتاج إليه.',
      other: 'لم تُضف {count} صورة: استنفدت ملفاتك مساحة التخزين. احذف ما لم تعد تحتاج إليه.',
    },
  },
  pictures_without_shared_room: {
    en: {
      one: '{count} picture was not added: the storage that new accounts share for files is full right now. Once your account is verified, or has an ad on show in a paid package, your files have storage of their own.',
      other:
        '{count} pictures were not added: the storage that new accounts share for files is full right now. Once your account is verified, or has an ad on show in a paid package, your files have storage of their own.',
    },
    ar: {
      zero: 'لم تُضف صور: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل ملفاتك على مساحة خاصة بها.',
      one: 'صورة واحدة لم تُضف: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل ملفاتك على مساحة خاصة بها.',
      two: 'لم تُضف صورتان: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل ملفاتك على مساحة خاصة بها.',
      few: 'لم تُضف {count} صور: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل ملفاتك على مساحة خاصة بها.',
      many: 'لم تُضف {count} صورة: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل ملفاتك على مساحة خاصة بها.',
      other:
        'لم تُضف {count} صورة: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. عند توثيق حسابك أو عرض إعلان لك في باقة مدفوعة تحصل ملفاتك على مساحة خاصة بها.',
    },
  },
} satisfies Phrases
