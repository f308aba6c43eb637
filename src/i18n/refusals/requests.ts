import type { Phrases } from '../phrases.ts'

export const requests = {
  key_used_otherwise: {
    en: 'This Idempotency-Key was used for another request',
    ar: 'استُخدم مفتاح منع التكرار هذا لطلب آخر',
  },
  answer_gone: {
    en: 'This request was already carried out and will not be repeated. Its response is no longer stored under this Idempotency-Key, so check the result instead of sending it again.',
    ar: 'سبق تنفيذ هذا الطلب ولن يُنفَّذ مرة أخرى. لم تعد استجابته محفوظة بمفتاح منع التكرار هذا، فراجع نتيجته بدلًا من إعادة إرساله.',
  },
  invalid_key: {
    en: 'An Idempotency-Key has 1 to {maximum} visible characters',
    ar: 'عدد الرموز الظاهرة في مفتاح منع التكرار من 1 إلى {maximum}',
  },
  still_running: {
    en: 'This request is still being processed. Please try again in a moment.',
    ar: 'الطلب نفسه قيد التنفيذ. يُرجى المحاولة بعد قليل.',
  },
  changed_meanwhile: {
    en: 'This was changed elsewhere. Review it before saving.',
    ar: 'تغيّرت هذه البيانات من مكان آخر في هذه الأثناء. راجعها قبل الحفظ.',
  },
  version_needed: {
    en: 'Specify the version you reviewed: send its ETag as If-Match.',
    ar: 'أرسل قيمة \u2066ETag\u2069 للنسخة التي راجعتها في الحقل \u2066If-Match\u2069.',
  },
  not_found: { en: 'Not found', ar: 'غير موجود' },
  cross_site: {
    en: 'This request did not come from a page of this site and was refused',
    ar: 'رُفض الطلب لأنه لم يصدر عن إحدى صفحات هذا الموقع',
  },
  method_not_allowed: { en: 'This method is not allowed here', ar: 'هذه الطريقة غير مسموحة هنا' },
  malformed: { en: 'The request could not be read', ar: 'تعذّرت قراءة الطلب' },
  body_too_large: { en: 'The request is too large', ar: 'حجم الطلب أكبر من المسموح' },
  too_many_parameters: {
    en: 'This URL has more than {maximum} parameters',
    ar: 'عدد المعاملات في هذا الرابط أكبر من المسموح ({maximum})',
  },
  headers_too_large: {
    en: 'The URL or the cookies of this request are too long',
    ar: 'رابط الطلب أو ملفات تعريف الارتباط فيه أطول من المسموح',
  },
  too_slow: {
    en: 'The request took too long to arrive',
    ar: 'استغرق وصول الطلب وقتًا أطول من المسموح',
  },
  unsupported_media_type: {
    en: 'Send this request as JSON',
    ar: 'أرسل الطلب بصيغة JSON',
  },
  encoded_body: {
    en: 'Send the body of this request uncompressed',
    ar: 'أرسل محتوى هذا الطلب من دون ضغط',
  },
  small_chunks: {
    en: 'Send the body of this request in larger chunks',
    ar: 'أرسل محتوى هذا الطلب في أجزاء أكبر',
  },
  download_running: {
    en: 'Another of your downloads is still running. Please try again when it has finished.',
    ar: 'لا يزال تنزيل ملف آخر جاريًا. يُرجى المحاولة بعد اكتماله.',
  },
  overloaded: {
    en: 'We are very busy right now. Please try again in a moment.',
    ar: 'نواجه ضغطًا كبيرًا الآن. يُرجى المحاولة بعد قليل.',
  },
  unavailable: {
    en: 'This service is temporarily unavailable. Please try again.',
    ar: 'الخدمة غير متاحة مؤقتًا. يُرجى المحاولة مرة أخرى.',
  },
  no_connection: {
    en: 'You appear to be offline. Check your connection and try again.',
    ar: 'لا يوجد اتصال بالإنترنت. تحقّق من الشبكة ثم حاول مرة أخرى.',
  },
  internal: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  },
} satisfies Phrases
