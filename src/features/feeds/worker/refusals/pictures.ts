import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  pictures_not_links: {
    en: {
      one: '{count} photo was not added: a photo needs a link that starts with https:// and contains no user name, password or port.',
      other:
        '{count} photos were not added: a photo needs a link that starts with https:// and contains no user name, password or port.',
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
      one: '{count} photo was not added: the link does not lead to the public internet.',
      other: '{count} photos were not added: their links do not lead to the public internet.',
    },
    ar: {
      zero: 'لم تُضف صور: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      one: 'صورة واحدة لم تُضف: الرابط لا يقود إلى موقع متاح على الإنترنت.',
      two: 'لم تُضف صورتان: رابطاهما لا يقودان إلى موقع متاح على الإنترنت.',
      few: 'لم تُضف {count} صور: روابطها لا تقود إلى مواقع متاحة على الإنترنت.',
      many: 'لم تُضف {count} صورة: روابطها لا تقود إلى مواقع متاحة على الإنترنت.',
      other: 'لم تُضف {count} صورة: روابطها لا تقود إلى مواقع متاحة على الإنترنت.',
    },
  },
  pictures_unreachable: {
    en: {
      one: '{count} photo was not added: the server did not respond or was too slow. Check the link.',
      other:
        '{count} photos were not added: the server did not respond or was too slow. Check the links.',
    },
    ar: {
      zero: 'لم تُضف صور: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      one: 'صورة واحدة لم تُضف: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابط.',
      two: 'لم تُضف صورتان: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الرابطين.',
      few: 'لم تُضف {count} صور: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الروابط.',
      many: 'لم تُضف {count} صورة: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الروابط.',
      other: 'لم تُضف {count} صورة: لم يستجب الخادم أو كان بطيئًا جدًا. تحقّق من الروابط.',
    },
  },
  pictures_refused: {
    en: {
      one: '{count} photo was not added: the other server refused the request. Check that the link opens in a browser.',
      other:
        '{count} photos were not added: the other server refused the request. Check that the links open in a browser.',
    },
    ar: {
      zero: 'لم تُضف صور: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      one: 'صورة واحدة لم تُضف: رفض الخادم الآخر الطلب. تأكّد من أن الرابط يُفتح في المتصفح.',
      two: 'لم تُضف صورتان: رفض الخادم الآخر الطلب. تأكّد من أن الرابطين يُفتحان في المتصفح.',
      few: 'لم تُضف {count} صور: رفض الخادم الآخر الطلب. تأكّد من أن الروابط تُفتح في المتصفح.',
      many: 'لم تُضف {count} صورة: رفض الخادم الآخر الطلب. تأكّد من أن الروابط تُفتح في المتصفح.',
      other: 'لم تُضف {count} صورة: رفض الخادم الآخر الطلب. تأكّد من أن الروابط تُفتح في المتصفح.',
    },
  },
  pictures_postponed: {
    en: {
      one: '{count} photo was not added: the server kept failing, or too many photos were waiting. We will try again at the next import.',
      other:
        '{count} photos were not added: the server kept failing, or too many photos were waiting. We will try again at the next import.',
    },
    ar: {
      zero: 'لم تُضف صور: تكرّر تعطّل الخادم أو تجاوز عدد الصور المنتظرة الحد. ستُعاد المحاولة في الاستيراد القادم.',
      one: 'صورة واحدة لم تُضف: تكرّر تعطّل الخادم أو تجاوز عدد الصور المنتظرة الحد. ستُعاد المحاولة في الاستيراد القادم.',
      two: 'لم تُضف صورتان: تكرّر تعطّل الخادم أو تجاوز عدد الصور المنتظرة الحد. ستُعاد المحاولة في الاستيراد القادم.',
      few: 'لم تُضف {count} صور: تكرّر تعطّل الخادم أو تجاوز عدد الصور المنتظرة الحد. ستُعاد المحاولة في الاستيراد القادم.',
      many: 'لم تُضف {count} صورة: تكرّر تعطّل الخادم أو تجاوز عدد الصور المنتظرة الحد. ستُعاد المحاولة في الاستيراد القادم.',
      other:
        'لم تُضف {count} صورة: تكرّر تعطّل الخادم أو تجاوز عدد الصور المنتظرة الحد. ستُعاد المحاولة في الاستيراد القادم.',
    },
  },
  pictures_unusable: {
    en: {
      one: '{count} photo was not added: the link does not lead to a usable JPEG, PNG or WebP photo.',
      other:
        '{count} photos were not added: their links do not lead to usable JPEG, PNG or WebP photos.',
    },
    ar: {
      zero: 'لم تُضف صور: الرابط لا يقود إلى صورة صالحة بصيغة JPEG أو PNG أو WebP.',
      one: 'صورة واحدة لم تُضف: الرابط لا يقود إلى صورة صالحة بصيغة JPEG أو PNG أو WebP.',
      two: 'لم تُضف صورتان: رابطاهما لا يقودان إلى صورتين صالحتين بصيغة JPEG أو PNG أو WebP.',
      few: 'لم تُضف {count} صور: روابطها لا تقود إلى صور صالحة بصيغة JPEG أو PNG أو WebP.',
      many: 'لم تُضف {count} صورة: روابطها لا تقود إلى صور صالحة بصيغة JPEG أو PNG أو WebP.',
      other: 'لم تُضف {count} صورة: روابطها لا تقود إلى صور صالحة بصيغة JPEG أو PNG أو WebP.',
    },
  },
  pictures_too_large: {
    en: {
      one: '{count} photo was not added: the file is too large.',
      other: '{count} photos were not added: the files are too large.',
    },
    ar: {
      zero: 'لم تُضف صور: حجم الملف أكبر من المسموح.',
      one: 'صورة واحدة لم تُضف: حجم الملف أكبر من المسموح.',
      two: 'لم تُضف صورتان: حجم الملفين أكبر من المسموح.',
      few: 'لم تُضف {count} صور: أحجام الملفات أكبر من المسموح.',
      many: 'لم تُضف {count} صورة: أحجام الملفات أكبر من المسموح.',
      other: 'لم تُضف {count} صورة: أحجام الملفات أكبر من المسموح.',
    },
  },
  pictures_without_room: {
    en: {
      one: '{count} photo was not added: your files have used up their storage. Delete some you no longer need.',
      other:
        '{count} photos were not added: your files have used up their storage. Delete some you no longer need.',
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
      one: '{count} photo was not added: the storage shared by new accounts for files is full right now. Once you have the verified mark, or a live ad in a paid package, your files get their own storage.',
      other:
        '{count} photos were not added: the storage shared by new accounts for files is full right now. Once you have the verified mark, or a live ad in a paid package, your files get their own storage.',
    },
    ar: {
      zero: 'لم تُضف صور: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
      one: 'صورة واحدة لم تُضف: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
      two: 'لم تُضف صورتان: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
      few: 'لم تُضف {count} صور: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
      many: 'لم تُضف {count} صورة: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
      other:
        'لم تُضف {count} صورة: المساحة المشتركة لملفات الحسابات الجديدة ممتلئة الآن. بعد حصولك على علامة التوثيق، أو عرض إعلان لك بباقة مدفوعة، ستُخصَّص لملفاتك مساحة مستقلة.',
    },
  },
  pictures_failed: {
    en: 'The photos of this ad could not be added. We will try again at the next import.',
    ar: 'تعذّرت إضافة صور هذا الإعلان، وستُعاد المحاولة في الاستيراد القادم.',
  },
} satisfies Phrases
