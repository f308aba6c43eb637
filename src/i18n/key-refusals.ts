import type { Phrases } from './phrases.ts'

/** Why a call under an `Idempotency-Key` is not answered. */
export const keyRefusals = {
  key_used_otherwise: {
    en: 'This Idempotency-Key was used for another request',
    ar: 'استُخدم مفتاح منع التكرار هذا لطلب آخر',
  },
  answer_gone: {
    en: 'This request was already carried out and will not be repeated. Its response is no longer stored under this Idempotency-Key, so check the result instead of sending it again.',
    ar: 'سبق تنفيذ هذا الطلب ولن يُنفَّذ مرة أخرى. لم تعد استجابته محفوظة بمفتاح منع التكرار هذا، فراجع نتيجته بدلًا من إعادة إرساله.',
  },
  invalid_key: {
    en: 'An Idempotency-Key has 1 to 255 visible characters',
    ar: 'يتكوّن مفتاح منع التكرار من 1 إلى 255 رمزًا ظاهرًا',
  },
  still_running: {
    en: 'This request is still being processed. Please try again in a moment.',
    ar: 'الطلب نفسه قيد التنفيذ. يُرجى المحاولة بعد قليل.',
  },
} satisfies Phrases
